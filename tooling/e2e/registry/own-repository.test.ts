import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { checkPackage, packPackages, type PackedPackage } from '@tooling/pack';
import { chromiumLaunchOptions } from '@tooling/playwright';
import { createSiteServer, securityHeaders } from 'docs-build/serve';
import { productTable } from 'products';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { createOwnApp } from '../src/packages/create-own-app';
import { runNpx } from '../src/packages/run-npx';
import { createTemporarySite } from '../src/sites/create-temporary-site';
import { tinySite } from '../src/sites/fixture-sites';

let folder: string;
let packed: readonly PackedPackage[];
const built: Record<string, string> = {};

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'docs-own-repository-'));
  packed = await packPackages(path.join(folder, 'packages'));
});
afterAll(() => rm(folder, { recursive: true }));

it('packs packages that publint and arethetypeswrong accept', async () => {
  for (const { file } of packed) expect(await checkPackage(file), file).toEqual([]);
});

const dayPicker = {
  packageName: 'react-day-picker',
  stylesheet: 'react-day-picker/style.css',
  documents: /[1-9]\d* API documents: [1-9]\d* new/,
  demo: `import { useState } from 'react';
import { DayPicker } from 'react-day-picker';

export default function FirstCounter() {
  const [day, setDay] = useState<Date>();
  return (
    <DayPicker
      mode="single"
      defaultMonth={new Date(2026, 0)}
      selected={day}
      onSelect={setDay}
      footer={day ? 'Day ' + day.getDate() : 'No day'}
    />
  );
}
`,
};

const slider = {
  packageName: 'rc-slider',
  stylesheet: 'rc-slider/assets/index.css',
  documents: /needs a named export/,
  demo: `import Slider from 'rc-slider';
import { useState } from 'react';

export default function FirstCounter() {
  const [volume, setVolume] = useState(20);
  return (
    <>
      <Slider
        value={volume}
        onChange={(value) => setVolume(Number(value))}
        ariaLabelForHandle="Volume"
      />
      Volume {volume}
    </>
  );
}
`,
};

// Libraries with a stylesheet of their own, in apps that no workspace surrounds.
it.each([
  ['npm', 'day-picker', dayPicker],
  ['pnpm', 'slider', slider],
  ['yarn', 'yarn-slider', slider],
] as const)(
  'builds a product with packed packages that %s installs',
  { timeout: 480_000 },
  async (manager, id, { packageName, stylesheet, documents, demo }) => {
    const options = { id, packageName, tarballs: packed, manager };
    const app = await createOwnApp(folder, options);
    await writeFile(path.join(app, 'demos/counter/FirstCounter.tsx'), demo);
    await writeFile(
      path.join(app, 'demo-root.tsx'),
      `import type { DemoRootProps } from 'docs-shell/demos';
import '${stylesheet}';

export default function DemoRoot({ children }: DemoRootProps) {
  return <>{children}</>;
}
`,
    );
    expect(await runNpx(['docs', 'api'], app)).toMatch(documents);
    expect(await runNpx(['docs', 'check'], app)).toContain('no errors');
    await runNpx(['docs', 'build'], app);
    built[id] = app;
  },
);

it('joins the products to a site', { timeout: 240_000 }, async () => {
  const site = await createTemporarySite({ ...tinySite, ...built });
  await site.assemble();
  const headers = securityHeaders(process.env);
  const server = await createSiteServer({ root: site.root, productTable, port: 0, headers });
  const browser = await chromium.launch(chromiumLaunchOptions());
  onTestFinished(async () => {
    await browser.close();
    await server.close();
    await site.remove();
  });
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  const open = async (name: string) => {
    await page.goto(`${server.url}/system/`);
    await page.getByRole('button', { name: 'Products', exact: true }).click();
    await page.locator('[data-products] a', { hasText: name }).first().click();
  };

  await open('Day picker');
  await page.waitForURL(`${server.url}/day-picker/`);
  const button = page.locator('[data-demo]').getByRole('button', { name: /January 15/ });
  await button.click();
  await page.getByText('Day 15').waitFor();
  const width = await button.evaluate((element) => getComputedStyle(element).width);
  expect(width).toBe('42px');
  await page.goto(`${server.url}/day-picker/api/day-picker/`);
  await page.getByRole('heading', { level: 1, name: 'DayPicker' }).waitFor();
  await page.locator('#prop-mode').first().waitFor();

  for (const [name, id] of [
    ['Slider', 'slider'],
    ['Yarn slider', 'yarn-slider'],
  ] as const) {
    await open(name);
    await page.waitForURL(`${server.url}/${id}/`);
    const handle = page.locator('[data-demo]').getByRole('slider', { name: 'Volume' });
    // A key that comes before the code of the demo is lost.
    await handle.focus();
    await page.locator('[data-demo][data-hydrated]').waitFor();
    await handle.press('ArrowRight');
    await page.getByText('Volume 21').waitFor();
    // Its stylesheet is there before the demo starts.
    expect(await handle.evaluate((element) => getComputedStyle(element).position)).toBe('absolute');
  }
  expect(errors).toEqual([]);
});
