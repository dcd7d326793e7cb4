import { expect, it, vi } from 'vitest';
import { loadApp } from '../load';
import { createApp, identityFixture, tableFixture } from '../load/app.fixture';
import { openOtherTargets } from '../links/other-targets';
import { compileApp } from '../pipeline/compile-app';
import { checkPageLinks } from './check-page-links';

const page = (title: string, text: string) => `---
title: ${title}
description: Everything that a brush can do, from a thin line to a filled shape, with examples.
---

${text}
`;

it('finds the broken links of a page, and compiles only the pages whose headings it links to', async () => {
  const appDir = await createApp({
    'product.ts': `export default { ${identityFixture('paint')}, versions: [{ current: true }], pages: [{ pathname: '/paint' }, { pathname: '/paint/brush' }, { pathname: '/paint/roller' }] };`,
    'content/index.mdx': page(
      'Paint',
      `[Brush](/paint/brush/#soft-hair), [wrong heading](/paint/brush/#soft-hare), [roller](/paint/roller/),
[nowhere](/paint/rolls/), [own heading](#end), [another product](/data/rows/) and [a site](https://example.com/).

## End`,
    ),
    'content/brush.mdx': page('Brush', '## Soft hair'),
    'content/roller.mdx': page('Roller', '## Foam'),
  });
  const app = await loadApp(appDir, { productTable: tableFixture });
  const { pages } = await compileApp(app);
  const compile = vi.fn((wanted: string) =>
    Promise.resolve(pages.find(({ pathname }) => pathname === wanted)),
  );
  const [paint] = pages.filter(({ pathname }) => pathname === '/paint');
  if (!paint) throw new Error('The page is missing.');
  const problems = await checkPageLinks(paint, {
    app,
    compile,
    describe: () => Promise.resolve({ pages }),
    findOthers: openOtherTargets({ cacheDir: appDir }),
  });
  expect(
    problems.map(({ href, diagnostic: { code, line, hint } }) => [href, code, line, hint]),
  ).toEqual([
    ['/paint/brush/#soft-hare', 'DOCS5002', 6, 'Did you mean #soft-hair?'],
    ['/paint/rolls/', 'DOCS5001', 7, 'Did you mean /paint/roller/?'],
  ]);
  expect(compile.mock.calls).toEqual([['/paint/brush'], ['/paint']]);
});
