import { expect, it } from 'vitest';
import { createCacheNames } from './cache-store';

it('recognizes its own caches', () => {
  const names = createCacheNames('/');
  expect(names.isOurs(names.build('paint', 'abc'))).toBe(true);
  expect(names.isOurs(names.index)).toBe(true);
  expect(names.isOurs(createCacheNames('/other/').index)).toBe(false);
  expect(names.isOurs('docs-offline-of-others')).toBe(false);
  expect(names.isOurs('workbox-precache-v2-https://docs.example/')).toBe(false);
});
