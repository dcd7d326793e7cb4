import { resolveLocation } from 'docs-shell/routing';
import { describe, expect, it } from 'vitest';
import { productTable } from './product-table';

describe('productTable', () => {
  it.each([
    ['/', 'core', 'core'],
    ['/versions/', 'core', 'core'],
    ['/material-ui', 'material-ui', 'core'],
    ['/material-ui/api/button/', 'material-ui', 'core'],
    ['/zh/joy-ui/react-button/', 'joy-ui', 'core'],
    ['/system/react-box/', 'system', 'core'],
    ['/base-ui/react-dialog/', 'base-ui', 'core'],
    ['/x', 'x', 'x'],
    ['/x/migration/migration-data-grid-v7/', 'x', 'x'],
    ['/x/api/', 'x', 'x'],
    ['/x/react-data-grid', 'x-data-grid', 'x'],
    ['/x/react-data-grid/columns/', 'x-data-grid', 'x'],
    ['/x/api/data-grid/grid-col-def/', 'x-data-grid', 'x'],
    ['/x/react-data-grid-pro/', 'x', 'x'],
    ['/experiments/docs/writing/', 'docs-infra', 'docs'],
    ['/something-else/', 'core', 'core'],
  ])('%s is of %s, category %s', (url, productId, categoryId) => {
    expect(resolveLocation(url, productTable)).toMatchObject({ productId, categoryId });
  });

  it('names each product and each prefix once', () => {
    const ids = productTable.map((route) => route.productId);
    const prefixes = productTable.flatMap((route) => route.pathPrefixes);
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set<string>(prefixes).size).toBe(prefixes.length);
  });

  it('writes prefixes the way that look-ups compare them', () => {
    for (const prefix of productTable.flatMap((route) => route.pathPrefixes)) {
      expect(prefix).toMatch(/^\/([a-z-]+(\/[a-z-]+)*)?$/);
    }
  });
});
