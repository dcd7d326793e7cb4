import { mkdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { loadBudgets } from '@tooling/site/budgets';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inventTitles } from '../src/invent-titles';
import type { AppCopy } from '../src/sites/copy-app';
import { copyFixture } from '../src/sites/copy-fixture';
import { createTemporarySite, type TemporarySite } from '../src/sites/create-temporary-site';

const { html, htmlWithLargeNavigation } = loadBudgets();
const isFull = process.env['E2E_TIER'] === 'full';
const group = '/material-ui/many';

// Every page holds the whole navigation, each entry once: what it costs is bytes of each page (SPEC NAV-10).
describe.each([
  { entries: 300, budget: html.figure },
  // Minutes of building.
  ...(isFull ? [{ entries: 1000, budget: htmlWithLargeNavigation.figure }] : []),
])('a product of $entries pages', ({ entries, budget }) => {
  let app: AppCopy;
  let site: TemporarySite;

  beforeAll(async () => {
    app = await copyFixture('tiny', `many-pages-${entries}`);
    const pages = inventTitles(entries).map((title) => ({
      pathname: `${group}/${title.toLowerCase().replaceAll(' ', '-')}`,
      title,
    }));
    await mkdir(path.join(app.appDir, 'content/many'), { recursive: true });
    for (const { pathname, title } of pages) {
      const description = `A generated page about ${title.toLowerCase()}, one of many that fill a large navigation.`;
      await writeFile(
        path.join(app.appDir, `content${pathname.slice('/material-ui'.length)}.mdx`),
        `---\ntitle: ${title}\ndescription: ${description}\n---\n\nA paragraph.\n\n## A section\n\nAnother one.\n`,
      );
    }
    const groups = Array.from({ length: Math.ceil(entries / 25) }, (_, index) => ({
      pathname: `${group}/group-${index + 1}`,
      title: `Group ${index + 1}`,
      children: pages.slice(index * 25, (index + 1) * 25).map(({ pathname }) => ({ pathname })),
    }));
    await app.edit(
      'product.ts',
      `{ pathname: '/material-ui/react-switch' },`,
      `{ pathname: '/material-ui/react-switch' }, ...${JSON.stringify(groups)},`,
    );
    await app.build();
    site = await createTemporarySite({ material: app.appDir });
    await site.assemble();
  }, 900_000);

  afterAll(async () => {
    await site.remove();
    await app.remove();
  });

  it(`has pages of at most ${budget} KiB`, async () => {
    const { size } = await stat(path.join(site.root, 'material-ui/index.html.gz'));
    process.stdout.write(`${entries} entries: ${(size / 1024).toFixed(1)} KiB of HTML\n`);
    expect(size / 1024).toBeLessThanOrEqual(budget);
  });
});
