import type { ApiLedger } from 'react-api-docs/history';
import { expect, it } from 'vitest';
import type { ProductApi } from '../../load/product-api';
import { findChangesData } from './write-changes-data';

const ledger: ApiLedger = {
  schemaVersion: 1,
  packages: ['@scope/paint'],
  oldest: '1.0.0',
  newest: '2.1.0',
  releases: [],
  baseline: { Brush: { prop: ['size'] } },
};
const withHistory: ProductApi = {
  productId: 'paint',
  pathname: '/paint/api',
  pages: [],
  isComplete: false,
  history: { pathname: '/paint/api/changes', ledger, parts: [] },
};
const { history, ...without } = withHistory;

it.each([
  ['of an API with a history', [without, withHistory], '/paint/api/changes/changes.json', '2.1.0'],
  ['of no other page', [withHistory], '/paint/api/brush/changes.json', undefined],
  ['of no API without a history', [without], '/paint/api/changes/changes.json', undefined],
])('finds the data %s', (_what, apis, href, newest) => {
  expect(findChangesData(apis, href)?.newest).toBe(newest);
});

it('leaves out the names of the oldest version', () => {
  const data = findChangesData([withHistory], '/paint/api/changes/changes.json');
  expect(data).not.toHaveProperty('baseline');
});
