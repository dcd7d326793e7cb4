import { createManifest } from 'docs-shell/product/testing';
import { expect, it } from 'vitest';
import { createPlan, type PublishedBuild } from './create-plan';
import { diagnosePlan } from './format-plan';

const page = (pathname: string, anchors: readonly string[] = []) => ({
  pathname,
  title: 'T',
  anchors,
});
const build = (
  more: Partial<Parameters<typeof createManifest>[0]>,
  files: readonly (readonly [string, string])[] = [],
): PublishedBuild => ({
  manifest: createManifest({ id: 'paint', rootPath: '/paint', ...more }),
  precache: { files: files.map(([address, digest]) => [address, 1, digest]) },
});

const live = build(
  {
    buildId: 'aaaaaaaa',
    pages: [page('/paint'), page('/paint/brush', ['size', 'größe']), page('/paint/roller')],
    redirects: [{ from: '/paint/pinsel', to: '/paint/brush' }],
    files: ['/_assets/a-1.js', '/paint/index.html'],
  },
  [
    ['/paint/', '1'],
    ['/paint/brush/', '2'],
    ['/paint/roller/', '3'],
    ['/paint/index.md', '4'],
    ['/_assets/a-1.js', '5'],
  ],
);
const next = build(
  {
    buildId: 'bbbbbbbb',
    pages: [page('/paint'), page('/paint/brush', ['size']), page('/paint/spray')],
    files: ['/_assets/a-1.js', '/_assets/b-2.js', '/paint/index.html'],
  },
  [
    ['/paint/', '1'],
    ['/paint/brush/', 'x'],
    ['/paint/spray/', '6'],
    ['/paint/_demos/_playground/', '8'],
    ['/_assets/b-2.js', '7'],
  ],
);
const ink = createManifest({
  id: 'ink',
  rootPath: '/ink',
  links: [
    { to: '/paint', from: ['/ink'] },
    { to: '/paint/brush#gr%C3%B6%C3%9Fe', from: ['/ink/a'] },
    { to: '/paint/brush#size', from: ['/ink/a'] },
    { to: '/paint/roller', from: ['/ink/a', '/ink/b'] },
    { to: '/paint/never', from: ['/ink/a'] },
    { to: '/paint/pinsel#size', from: ['/ink/c'] },
  ],
});
const wax = createManifest({ id: 'wax', rootPath: '/wax' });

it('lists what changes for readers, by the digests of the files', () => {
  expect(createPlan(next, live, [])).toMatchObject({
    isSameBuild: false,
    pages: {
      added: ['/paint/spray/'],
      changed: ['/paint/brush/'],
      removed: ['/paint/roller/'],
    },
    files: { added: ['/paint/_demos/_playground/'], changed: [], removed: ['/paint/index.md'] },
    newAssets: ['/_assets/b-2.js'],
  });
});

it('finds links of other products that a deployment breaks, and not those that are broken already', () => {
  const { brokenLinks, unknown } = createPlan(next, live, [ink, wax, live.manifest]);
  expect(brokenLinks).toEqual([
    { product: 'ink', from: '/ink/a', to: '/paint/brush#gr%C3%B6%C3%9Fe', reason: 'anchor' },
    { product: 'ink', from: '/ink/a', to: '/paint/roller', reason: 'page' },
    { product: 'ink', from: '/ink/b', to: '/paint/roller', reason: 'page' },
    { product: 'ink', from: '/ink/c', to: '/paint/pinsel#size', reason: 'page' },
  ]);
  expect(unknown).toEqual(['wax', 'paint']);
});

it('finds addresses that work now and have neither a page nor a redirect later', () => {
  const plan = createPlan(next, live, [ink]);
  expect(plan.missingRedirects).toEqual(['/paint/pinsel', '/paint/roller']);
  expect(diagnosePlan(plan, 'product.ts')[0]).toMatchInlineSnapshot(`
    {
      "code": "DOCS5008",
      "expected": "each address that works today leads somewhere",
      "file": "product.ts",
      "hint": "Add { from: '/paint/pinsel', to: '…' } to redirects in product.ts.",
      "path": "redirects",
      "received": "no page and no redirect at /paint/pinsel, which is live",
    }
  `);
});

it('breaks nothing when pages move with redirects', () => {
  const moved = build({
    ...next.manifest,
    id: 'paint',
    pages: [page('/paint'), page('/paint/brush', ['size', 'größe']), page('/paint/spray')],
    redirects: [
      { from: '/paint/pinsel', to: '/paint/brush' },
      { from: '/paint/roller', to: '/paint/spray' },
    ],
  });
  const plan = createPlan(moved, live, [ink]);
  expect(diagnosePlan(plan, 'product.ts')).toEqual([]);
});

it('takes everything for new when nothing is live', () => {
  const plan = createPlan(next, undefined, [ink]);
  expect(plan.pages.added).toEqual(['/paint/', '/paint/brush/', '/paint/spray/']);
  expect(diagnosePlan(plan, 'product.ts')).toEqual([]);
});
