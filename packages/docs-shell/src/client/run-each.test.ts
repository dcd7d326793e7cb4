import { expect, it } from 'vitest';
import { runEach } from './run-each';

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
