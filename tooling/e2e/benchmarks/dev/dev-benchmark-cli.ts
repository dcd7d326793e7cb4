import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { chromiumLaunchOptions } from '@tooling/playwright';
import { loadApp } from 'docs-build/load-app';
import { copyApp } from '@tooling/fixture-builder';
import { appsDir } from '../../src/sites/list-app-dirs';
import { startDocsDev } from '../../src/sites/start-docs-dev';
import { median } from '../median';
import {
  measureEdits,
  measureMegabytes,
  measureMemory,
  measureRequests,
  measureStart,
  removeCaches,
  type Duration,
  type Edit,
} from './measure-dev-server';

const { values } = parseArgs({
  options: {
    app: { type: 'string', default: 'material' },
    pages: { type: 'string', default: '20' },
    edits: { type: 'string', default: '20' },
    // A page with a demo, and the edits of it.
    page: { type: 'string', default: '/material-ui/react-button/' },
    content: { type: 'string', default: 'content/react-button.mdx:Basic buttons' },
    demo: { type: 'string', default: 'demos/button/BasicButtons.tsx:Save draft' },
    // Further files whose text the page shows: `product.ts`, a translation, or a component of the shell.
    also: { type: 'string', multiple: true, default: [] },
    // Edits of content without a browser, for the memory.
    requests: { type: 'string', default: '0' },
  },
});

const source = path.join(appsDir, values.app);
const { products, contentFiles } = await loadApp(source);
const first = `${products[0]?.rootPath ?? ''}/`;
const addresses = contentFiles
  .filter(({ language }) => language === 'en')
  .map(({ pathname }) => `${pathname}/`)
  .filter((address) => address !== first)
  .slice(0, Number(values.pages));

const app = await copyApp(source, `bench-dev-${values.app}`);
const rows: string[] = [];
try {
  await removeCaches(app.appDir);
  const cold = await measureStart(() => startDocsDev(app.appDir), first);
  addRow('first page, cold start', [cold.duration]);
  // Next writes its cache some seconds after the first page. Nobody ends a session sooner.
  await setTimeout(15_000);
  await cold.dev.stop();

  const { dev, duration } = await measureStart(() => startDocsDev(app.appDir), first);
  const browser = await chromium.launch(chromiumLaunchOptions({ needs: 'desktop' }));
  try {
    addRow('first page, second start', [duration]);
    const before = measureMegabytes(dev);
    addRow(
      `${addresses.length} pages, each for the first time`,
      await measureRequests(dev, addresses),
    );
    addRow('the same pages again', await measureRequests(dev, addresses));
    const page = await browser.newPage();
    await page.goto(dev.origin + values.page);
    await page.locator('[data-demo][data-hydrated]').first().waitFor();
    const count = Number(values.edits);
    addRow(
      `${count} edits of MDX`,
      await measureEdits(dev, app, page, parseEdit(values.content), count),
    );
    await page.locator('[data-demo][data-hydrated]').first().waitFor();
    addRow(
      `${count} edits of a demo`,
      await measureEdits(dev, app, page, parseEdit(values.demo), count),
    );
    for (const argument of values.also) {
      const edit = parseEdit(argument);
      addRow(`${count} edits of ${edit.file}`, await measureEdits(dev, app, page, edit, count));
      await page.locator('[data-demo][data-hydrated]').first().waitFor();
    }
    const after = measureMegabytes(dev);
    await page.close();
    const memory = await measureMemory(
      dev,
      app,
      values.page,
      parseEdit(values.content),
      Number(values.requests),
    );
    console.log(`| docs dev of ${values.app} | median | maximum | CPU seconds, median |`);
    console.log('| --- | --- | --- | --- |');
    console.log(rows.join('\n'));
    console.log(
      `\nMemory: ${before.toFixed(0)} MB after the first page, ${after.toFixed(0)} MB at the end.`,
    );
    for (const { edits, megabytes } of memory) {
      console.log(`${edits} edits without a browser: ${megabytes.toFixed(0)} MB.`);
    }
  } finally {
    await browser.close();
    await dev.stop();
  }
} finally {
  await app.remove();
}

function addRow(name: string, durations: readonly Duration[]): void {
  const times = durations.map(({ milliseconds }) => milliseconds);
  const cpu = median(durations.map(({ cpuSeconds }) => cpuSeconds));
  rows.push(
    `| ${name} | ${median(times).toFixed(0)} ms | ${Math.max(...times).toFixed(0)} ms | ${cpu.toFixed(2)} |`,
  );
}

/** Splits `content/a.mdx:A text` into a file and a text in it. */
function parseEdit(argument: string): Edit {
  const [file = '', ...text] = argument.split(':');
  return { file, text: text.join(':') };
}
