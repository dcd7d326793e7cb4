import { formatText } from 'diagnostics';
import { registerRoute } from 'docs-shell/registry';
import { expect, it } from 'vitest';
import { checkRegistry } from './check-entries';

const home = registerRoute({ productId: 'home', categoryId: 'tools', pathPrefixes: ['/'] }, 1);
const ink = registerRoute(
  { productId: 'ink', categoryId: 'tools', pathPrefixes: ['/ink'], selfContained: true },
  2,
);
const check = (products: readonly unknown[], more = {}) =>
  checkRegistry(JSON.stringify({ schemaVersion: 1, products, ...more }), 'docs-products.json');

it('reads a registry without mistakes, and ignores keys of later versions', () => {
  const { registry, diagnostics } = check([home, { ...ink, color: 'red' }], { later: true });
  expect(diagnostics).toEqual([]);
  expect(registry).toEqual({ schemaVersion: 1, products: [home, ink] });
});

it('reports all entries that do not fit the schema', () => {
  const { registry, diagnostics } = check(
    [{ ...home, id: 'Home' }, { ...ink, prefixes: ['/ink/'], order: '2' }, {}],
    { schemaVersion: 2 },
  );
  expect(registry).toBeUndefined();
  expect(formatText(diagnostics)).toMatchSnapshot();
});

it('reports all entries that contradict each other or themselves', () => {
  const { registry, diagnostics } = check([
    ink,
    { ...ink, prefixes: ['/pens', '/ink'], manifest: '/ink/docs-manifest.json' },
    { ...home, id: 'zh', prefixes: ['/zh/pens'], manifest: '/zh/pens/docs-manifest.json' },
  ]);
  expect(registry?.products).toHaveLength(3);
  expect(formatText(diagnostics)).toMatchSnapshot();
});

it('reports a file that is no JSON', () => {
  expect(formatText(checkRegistry('{', 'docs-products.json').diagnostics)).toContain('DOCS7011');
});
