import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { chromiumLaunchOptions } from '@tooling/playwright';
import { loadBudgets } from '@tooling/site/budgets';
import { createSiteServer, type SiteServer } from '@tooling/site/serve';
import { productTable } from 'products';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeWeight, measureWeight } from '@tooling/playwright/page';
import type { AppCopy } from '../src/sites/copy-app';
import { copyFixture } from '../src/sites/copy-fixture';
import { createTemporarySite, type TemporarySite } from '../src/sites/create-temporary-site';

const count = 30;
const names = Array.from({ length: count }, (_, index) => `Switch${index + 1}`);

let app: AppCopy;
let site: TemporarySite;
let server: SiteServer;
let browser: Browser;

beforeAll(async () => {
  app = await copyFixture('tiny', 'many-demos');
  const folder = path.join(app.appDir, 'demos/many');
  await mkdir(folder, { recursive: true });
  for (const name of names) {
    const code = `import Switch from '@mui/material/Switch';\n\nexport default function ${name}() {\n  return <Switch slotProps={{ input: { 'aria-label': '${name}' } }} />;\n}\n`;
    await writeFile(path.join(folder, `${name}.tsx`), code);
  }
  await app.edit(
    'content/react-switch.mdx',
    'Three demos.',
    names.map((name) => `<Demo file="many/${name}.tsx" title="${name}" />`).join('\n\n'),
  );
  site = await createTemporarySite({ material: app.appDir });
  await app.build();
  await site.assemble();
  server = await createSiteServer({ root: site.root, productTable, port: 0 });
  browser = await chromium.launch(chromiumLaunchOptions());
}, 180_000);

afterAll(async () => {
  await browser.close();
  await server.close();
  await site.remove();
  await app.remove();
});

it('a page of thirty demos loads what the demos in view need', async () => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
  const weight = await measureWeight(page, `${server.url}/material-ui/react-switch/`);
  const own = weight.files.filter(({ url }) => /\/demo-many-/.test(url));
  const loaded = new Set(own.map(({ url }) => url));
  process.stdout.write(
    `${count} demos, ${loaded.size} of them loaded: ${describeWeight(weight, 'Script')}\n`,
  );
  expect(loaded.size).toBeGreaterThan(0);
  expect(loaded.size).toBeLessThan(count / 2);
  expect(weight.kibibytes.Script).toBeLessThan(loadBudgets().javascriptOfManyDemos.figure);
}, 60_000);
