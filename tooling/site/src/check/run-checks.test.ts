import { gzipSync } from 'node:zlib';
import { formatText } from 'diagnostics';
import { expect, it } from 'vitest';
import { loadBudgets } from '../budgets';
import { writeFiles } from '../write-files.fixture';
import { runChecks } from './run-checks';

const page = (content: string) =>
  `<!DOCTYPE html><html lang="en"><head><title>Paint</title><meta name="description" content="On paint."/></head><body><main><h1>Paint</h1>${content}</main></body></html>`;

async function check(files: Record<string, string | Buffer>, serviceCount = 0) {
  const repoRoot = await writeFiles(files);
  const budgets = loadBudgets();
  const options = { siteFolder: 'dist/site', budgets, serviceCount, inlineScriptHashes: [] };
  return runChecks({ repoRoot, ...options });
}

it('finds nothing in a valid site, and measures compressed sizes', async () => {
  const { pageCount, diagnostics } = await check({
    'dist/site/index.html': page('a'.repeat(20_000)),
    'dist/site/index.html.gz': gzipSync(page('a'.repeat(20_000))),
  });
  expect({ pageCount, diagnostics }).toEqual({ pageCount: 1, diagnostics: [] });
});

it('lets pages of a site with services weigh a little more', async () => {
  const site = { 'dist/site/index.html': page('a'.repeat(12_900)) };
  for (const [serviceCount, problems] of [
    [0, 1],
    [1, 1],
    [2, 0],
  ]) {
    expect((await check(site, serviceCount)).diagnostics).toHaveLength(problems ?? 0);
  }
});

it('ignores copies of apps that were left by an aborted test', async () => {
  const site = { 'dist/site/index.html': page('') };
  const invalid = '[{"pathname":"/"}]';
  await expect(check({ ...site, 'apps/ink/.docs/sources.json': invalid })).rejects.toThrow(
    'apps/ink/.docs/sources.json',
  );
  const left = await check({ ...site, 'apps/.tmp-x/.docs/sources.json': invalid });
  expect(left.diagnostics).toEqual([]);
});

it('lists all diagnostics at once, each with its source file', async () => {
  const sources = [
    {
      pathname: '/paint',
      language: 'en',
      sourceFile: 'apps/paint/content/index.mdx',
      links: [{ href: '/ink/#nib', line: 7 }],
    },
  ];
  const { diagnostics } = await check({
    'apps/paint/.docs/sources.json': JSON.stringify(sources),
    'dist/site/paint/index.html': page(
      '<a href="/ink/#nib">x</a><a href="/shell/">y</a><ul><p>z</p></ul>',
    ),
    'dist/site/ink/index.html': page('<a href="/shell/">y</a>'),
  });
  expect(formatText(diagnostics)).toMatchInlineSnapshot(`
    "apps/paint/content/index.mdx  /paint/  DOCS8009
      received  <p> element is not permitted as content under <ul>, at html > body > main > ul > p
      expected  HTML that keeps the rule element-permitted-content
      hint      Correct the component that writes it. The rule: https://html-validate.org/rules/element-permitted-content.html

    apps/paint/content/index.mdx:7  DOCS5002
      received  <a href="/ink/#nib">, but /ink/ has no id "nib"
      expected  the id of an element of that page
      hint      Link to the page without an anchor.

    dist/site/ink/index.html  DOCS5001
      received  <a href="/shell/">, which leads nowhere
                also in 1 more: dist/site/paint/index.html
      expected  a page or file of the site
      hint      Correct the address, or add the page.

    3 errors"
  `);
});
