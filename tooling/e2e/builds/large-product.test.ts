import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { chromium, type Browser } from '@playwright/test';
import type { AppCopy } from '@tooling/fixture-builder';
import { chromiumLaunchOptions } from '@tooling/playwright';
import { describeWeight, measureWeight } from '@tooling/playwright/page';
import { loadBudgets } from '@tooling/site/budgets';
import { linkedPageOf } from 'docs-shell/offline';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addedAddress, addPages, createPages } from '../src/generated-pages';
import { copyFixture } from '../src/sites/copy-fixture';
import { serveApps, type ServedApps } from '../src/sites/serve-apps';

const { html, htmlWithLargeNavigation, javascriptOfManyDemos } = loadBudgets();
const demoNames = Array.from({ length: 30 }, (_, index) => `Switch${index + 1}`);

// In `npm test`, `check` applies the same HTML budget to each page of every product, and `shell` counts the demos that a
// page of eight loads.
describe.each([
  { entries: 300, budget: html.figure },
  { entries: 1000, budget: htmlWithLargeNavigation.figure },
])('a product of $entries pages', ({ entries, budget }) => {
  const pages = createPages(entries);
  let app: AppCopy;
  let browser: Browser;
  let served: ServedApps;

  beforeAll(async () => {
    app = await copyFixture('tiny', `large-product-${entries}`);
    await addPages(app, pages);
    await addDemos(app);
    await app.build();
    served = await serveApps({ material: app.appDir });
    browser = await chromium.launch(chromiumLaunchOptions());
  }, 900_000);

  afterAll(async () => {
    await browser.close();
    await served.close();
    await app.remove();
  });

  // Every page contains the whole navigation, so each entry adds bytes to every page.
  it(`has pages of at most ${budget} KiB, with links to all pages`, async () => {
    // The styles have a budget of their own.
    const page = `${linkedPageOf('material-ui/index.html')}.gz`;
    const compressed = await readFile(path.join(served.site.root, page));
    const kibibytes = compressed.length / 1024;
    process.stdout.write(`${entries} entries: ${kibibytes.toFixed(1)} KiB of HTML\n`);
    expect(kibibytes).toBeLessThanOrEqual(budget);
    const text = gunzipSync(compressed).toString();
    const missing = pages.map(addedAddress).filter((address) => !text.includes(`"${address}"`));
    expect(missing).toEqual([]);
  });

  it('loads only the code of the demos in view, on a page of thirty demos', async () => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
    const weight = await measureWeight(page, `${served.url}/material-ui/react-switch/`);
    const own = weight.files.filter(({ url }) => /\/demo-many-/.test(url));
    const loaded = new Set(own.map(({ url }) => url));
    process.stdout.write(
      `${demoNames.length} demos, ${loaded.size} of them loaded: ${describeWeight(weight, 'Script')}\n`,
    );
    expect(loaded.size).toBeGreaterThan(0);
    expect(loaded.size).toBeLessThan(demoNames.length / 2);
    expect(weight.kibibytes.Script).toBeLessThan(javascriptOfManyDemos.figure);
  });
});

async function addDemos(app: AppCopy): Promise<void> {
  const folder = path.join(app.appDir, 'demos/many');
  await mkdir(folder, { recursive: true });
  for (const name of demoNames) {
    const code = `import Switch from '@mui/material/Switch';\n\nexport default function ${name}() {\n  return <Switch slotProps={{ input: { 'aria-label': '${name}' } }} />;\n}\n`;
    await writeFile(path.join(folder, `${name}.tsx`), code);
  }
  await app.edit(
    'content/react-switch.mdx',
    'Three demos.',
    demoNames.map((name) => `<Demo file="many/${name}.tsx" title="${name}" />`).join('\n\n'),
  );
}
