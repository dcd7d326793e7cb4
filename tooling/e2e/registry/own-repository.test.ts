import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { checkPackage, packPackages, type PackedPackage } from '@tooling/pack';
import { chromiumLaunchOptions } from '@tooling/playwright';
import { createSiteServer, securityHeaders } from '@tooling/site/serve';
import { createDocsApp } from 'create-docs-app';
import { productTable } from 'products';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTemporarySite } from '../src/sites/create-temporary-site';
import { tinySite } from '../src/sites/fixture-sites';

const run = promisify(execFile);

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'docs-own-repository-'));
});
afterAll(() => rm(folder, { recursive: true }));

const demo = `import { useState } from 'react';
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
`;

const demoRoot = `import type { DemoRootProps } from 'docs-shell/demos';
import 'react-day-picker/style.css';

/** The library needs its stylesheet, and no provider. */
export default function DemoRoot({ children }: DemoRootProps) {
  return <>{children}</>;
}
`;

it(
  'builds a product with packed packages, and joins it to a site',
  { timeout: 480_000 },
  async () => {
    const packed = await packPackages(path.join(folder, 'packages'));
    for (const { file } of packed) expect(await checkPackage(file), file).toEqual([]);
    const app = path.join(folder, 'day-picker');
    expect(
      await createDocsApp(folder, ['day-picker', '--package', 'react-day-picker'], () => undefined),
    ).toBe(0);
    await installTarballs(app, packed);
    await writeFile(path.join(app, 'demos/counter/FirstCounter.tsx'), demo);
    await writeFile(path.join(app, 'demo-root.tsx'), demoRoot);
    await run('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline'], { cwd: app });
    const docs = (...args: string[]) => run('npx', ['docs', ...args], { cwd: app });
    expect((await docs('api')).stdout).toMatch(/\d+ API documents: \d+ new/);
    expect((await docs('check')).stdout).toContain('no errors');
    await docs('build');

    const site = await createTemporarySite({ ...tinySite, 'day-picker': app });
    await site.assemble();
    const headers = securityHeaders(process.env);
    const server = await createSiteServer({ root: site.root, productTable, port: 0, headers });
    const browser = await chromium.launch(chromiumLaunchOptions());
    try {
      const page = await browser.newPage();
      const errors: string[] = [];
      page.on('pageerror', ({ message }) => errors.push(message));
      await page.goto(`${server.url}/system/`);
      await page.getByRole('button', { name: 'Products', exact: true }).click();
      await page.locator('[data-products] a', { hasText: 'Day picker' }).click();
      await page.waitForURL(`${server.url}/day-picker/`);
      const button = page.locator('[data-demo]').getByRole('button', { name: /January 15/ });
      await button.click();
      await page.getByText('Day 15').waitFor();
      const width = await button.evaluate((element) => getComputedStyle(element).width);
      expect(width).toBe('42px');
      await page.goto(`${server.url}/day-picker/api/day-picker/`);
      await page.getByRole('heading', { level: 1, name: 'DayPicker' }).waitFor();
      await page.locator('#prop-mode').first().waitFor();
      expect(errors).toEqual([]);
    } finally {
      await browser.close();
      await server.close();
      await site.remove();
    }
  },
);

/** Lets a project install the tarballs instead of published packages. */
async function installTarballs(app: string, packed: readonly PackedPackage[]): Promise<void> {
  const file = path.join(app, 'package.json');
  const packageJson = JSON.parse(await readFile(file, 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const overrides: Record<string, string> = {};
  for (const { name, file: tarball } of packed) {
    if (name in packageJson.dependencies) packageJson.dependencies[name] = `file:${tarball}`;
    overrides[name] = name in packageJson.dependencies ? `$${name}` : `file:${tarball}`;
  }
  await writeFile(file, JSON.stringify({ ...packageJson, overrides }));
}
