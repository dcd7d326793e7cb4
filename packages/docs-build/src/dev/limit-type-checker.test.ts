import { expect, it } from 'vitest';
import { limitTypeChecker } from './limit-type-checker';

it.each([
  [{}, '30'],
  [{ GOGC: '100' }, '100'],
])('sets what %j does not set', (env: NodeJS.ProcessEnv, expected) => {
  limitTypeChecker(env);
  expect(env['GOGC']).toBe(expected);
});
