import { expect, it } from 'vitest';
import { offlineEn } from '../../i18n';
import type { ProductStatus } from './worker/contract';
import { describeStatus } from './describe-status';

const nothing: ProductStatus = { rootPath: '/paint', name: 'Paint', isOutdated: false, pages: [] };
const saved = { at: Date.UTC(2026, 0, 2, 12), bytes: 12_345_678 };
const describe = (change: Partial<ProductStatus>) =>
  describeStatus({ ...nothing, ...change }, offlineEn, 'en');

it.each([
  ['nothing saved, size unknown', {}, ['Save Paint for offline']],
  ['nothing saved', { totalBytes: 2_540_000 }, ['Save Paint for offline (2.5 MB)']],
  ['saving', { saving: { done: 1, total: 2 } }, ['Cancel']],
  ['saved', { saved }, ['Remove']],
  ['saved before the last deploy', { saved, isOutdated: true }, ['Update', 'Remove']],
  ['saving again', { saved, isOutdated: true, saving: { done: 1, total: 2 } }, ['Cancel']],
  ['failed', { problem: 'full' }, ['Try again']],
  ['failed to update', { saved, isOutdated: true, problem: 'network' }, ['Update', 'Remove']],
] as const)('offers the actions for: %s', (_, change, labels) => {
  expect(describe(change).actions.map(({ label }) => label)).toEqual(labels);
});

it('shows date and size of the copy', () => {
  expect(describe({ saved }).line).toBe('All of Paint, saved on Jan 2, 2026 (12 MB)');
  expect(describe({ saved, isOutdated: true }).line).toMatch(/newer version/);
});

it('shows the progress of a download', () => {
  expect(describe({ saving: { done: 1_000_000, total: 4_000_000 } }).progress).toEqual({
    value: 0.25,
    text: '1 MB of 4 MB',
  });
  expect(describe({ saving: { done: 0, total: 0 } }).progress?.value).toBe(0);
});

it.each([
  ['full', 'room'],
  ['network', 'connection'],
  ['changing', 'updated'],
] as const)('explains the problem: %s', (problem, word) => {
  expect(describe({ problem }).problem).toContain(word);
  expect(describe({ problem, saved }).problem).toContain(word);
});
