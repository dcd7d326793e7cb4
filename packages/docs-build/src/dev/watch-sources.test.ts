import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { temporaryFolder } from '@tooling/vitest/temporary-folder';
import { watchSources } from './watch-sources';

const startedAt = new Date('2026-01-01T12:00:00Z').getTime();
let folder: string;
const watcher = { add: vi.fn(), emit: vi.fn() };

beforeEach(() => {
  vi.useFakeTimers();
  folder = temporaryFolder('sources');
  watcher.add.mockClear();
  watcher.emit.mockClear();
});

afterEach(() => {
  vi.useRealTimers();
});

function write(name: string, seconds: number): string {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, name);
  utimesSync(file, startedAt / 1000 + seconds, startedAt / 1000 + seconds);
  return file;
}

it('watches when it is told to, and reports what changed since the start', () => {
  write('Old.tsx', -1);
  const begin = watchSources({ watcher, sourceDirs: [folder], startedAt });
  const changed = write('a/New.tsx', 1);
  expect(watcher.add).not.toHaveBeenCalled();
  begin();
  begin();
  vi.advanceTimersByTime(60_000);
  expect(watcher.add.mock.calls).toEqual([[[folder]]]);
  expect(watcher.emit.mock.calls).toEqual([['change', changed]]);
});

it('watches by itself after a while', () => {
  watchSources({ watcher, sourceDirs: [folder], startedAt });
  vi.advanceTimersByTime(10_000);
  expect(watcher.add).toHaveBeenCalledTimes(1);
});
