import { expect, it } from 'vitest';
import { parseReloads, recordReload, shouldReload } from './should-reload';

const seen = {
  version: 'b',
  reloads: [],
  isVisible: true,
  hasFocus: true,
  hasUnsavedChanges: false,
};

it.each([
  ['it is visible and focused', {}, true],
  ['no worker has taken over', { version: undefined }, false],
  ['it is hidden', { isVisible: false }, false],
  ['it has no focus', { hasFocus: false }, false],
  ['it has unsaved input', { hasUnsavedChanges: true }, false],
  ['it has reloaded for this worker', { reloads: ['a', 'b'] }, false],
  ['it has reloaded for another worker', { reloads: ['a'] }, true],
])('a page when %s (%j): reload is %s', (_, change, isAllowed) => {
  expect(shouldReload({ ...seen, ...change })).toBe(isAllowed);
});

it('reloads once per version, in whatever order the workers take over', () => {
  let stored: string | null = null;
  let reloads = 0;
  for (const version of 'ababcabcababbbaaacccab') {
    const before = parseReloads(stored);
    if (shouldReload({ ...seen, version, reloads: before })) {
      stored = recordReload(before, version);
      reloads += 1;
    }
  }
  expect(reloads).toBe(3);
});
