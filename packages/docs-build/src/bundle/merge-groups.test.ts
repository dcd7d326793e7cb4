import { describe, expect, it } from 'vitest';
import { findBestPair, type ModuleGroup, type ModuleGroups } from './merge-groups';

const group = (
  bytes: number,
  users: readonly number[],
  imports: readonly number[] = [],
): ModuleGroup => ({
  modules: [],
  bytes,
  users: Uint32Array.of(users.reduce((bits, user) => bits | (1 << user), 0)),
  load: users.length,
  imports: new Set(imports),
});

describe('findBestPair', () => {
  const requestBytes = 1000;
  const weights = [1, 1, 1, 1, 1];
  const listGroups = (imports: readonly number[]): ModuleGroups =>
    new Map([
      [0, group(100, [0], imports)],
      [1, group(100, [0, 1])],
      [2, group(50_000, [0, 3, 4])],
    ]);

  it('merges the two groups that save most requests', () => {
    expect(findBestPair(listGroups([]), requestBytes, weights)).toEqual([0, 1]);
  });

  it('counts the bytes that users of one half would load for the imports of the other', () => {
    // User 1 would load 50,000 bytes.
    expect(findBestPair(listGroups([2]), requestBytes, weights)).toEqual([0, 2]);
  });
});
