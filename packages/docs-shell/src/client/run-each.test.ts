import { afterEach, expect, it, vi } from 'vitest';
import { runEach, runInSlices } from './run-each';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('runs every task and reports errors', () => {
  const log: unknown[] = [];
  const failure = new Error('no clipboard');
  runEach(
    [
      () => log.push('first'),
      () => {
        throw failure;
      },
      () => log.push('third'),
    ],
    (error) => log.push(error),
  );
  expect(log).toEqual(['first', failure, 'third']);
});

it('yields after tasks that take long, and keeps their order', async () => {
  const log: string[] = [];
  const fail = (error: unknown) => {
    throw error;
  };
  vi.stubGlobal('scheduler', { yield: async () => Promise.resolve(log.push('yield')) });
  const clock = vi.spyOn(performance, 'now');
  const takes = (ms: number, name: string) => () => {
    clock.mockReturnValue(performance.now() + ms);
    log.push(name);
  };
  clock.mockReturnValue(0);
  await runInSlices([takes(5, 'a'), takes(5, 'b'), takes(1, 'c'), takes(1, 'd')], fail);
  clock.mockRestore();
  expect(log).toEqual(['a', 'b', 'yield', 'c', 'd']);
});
