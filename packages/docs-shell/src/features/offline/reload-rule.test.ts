import { expect, it } from 'vitest';
import { mayReload, noteReload, parseReloads } from './reload-rule';

const seen = { version: 'b', reloads: [], isVisible: true, hasFocus: true, wouldLose: false };

it.each([
  ['it is looked at', {}, true],
  ['nothing has taken over', { version: undefined }, false],
  ['it is hidden', { isVisible: false }, false],
  ['it has no focus', { hasFocus: false }, false],
  ['something typed would be lost', { wouldLose: true }, false],
  ['it was loaded again for this worker', { reloads: ['a', 'b'] }, false],
  ['it was loaded again for another one', { reloads: ['a'] }, true],
])('a page when %s (SPEC SW-1)', (_, change, isAllowed) => {
  expect(mayReload({ ...seen, ...change })).toBe(isAllowed);
});

it('never loops, whatever the workers do', () => {
  let stored: string | null = null;
  let reloads = 0;
  for (const version of 'ababcabcababbbaaacccab') {
    const before = parseReloads(stored);
    if (mayReload({ ...seen, version, reloads: before })) {
      stored = noteReload(before, version);
      reloads += 1;
    }
  }
  expect(reloads).toBe(3);
});
