import { expect, it } from 'vitest';
import { markOfflineCopy, resolveNetworkFirst } from './respond-to-page';

it.each([
  ['ok', true, 'network'],
  ['ok', false, 'network'],
  ['timeout', true, 'copy'],
  ['timeout', false, 'wait'],
  ['broken', true, 'copy'],
  ['broken', false, 'network'],
  ['unreachable', true, 'copy'],
  ['unreachable', false, 'offline-page'],
] as const)('outcome %s, has a copy: %s, shows %s', (outcome, hasCopy, source) => {
  expect(resolveNetworkFirst(outcome, hasCopy)).toBe(source);
});

it('writes into a copy when it was fetched', () => {
  expect(
    markOfflineCopy('<!doctype html><html lang="en"><p>&lt;html', '2026-01-02T03:04:05.678Z'),
  ).toBe('<!doctype html><html data-saved-copy="2026-01-02T03:04:05.678Z" lang="en"><p>&lt;html');
  expect(markOfflineCopy('<html>', '"><script>')).toBe('<html data-saved-copy="script">');
});
