import { expect, it } from 'vitest';
import { choosePage } from './choose-page';

it.each([
  ['answered', true, 'network'],
  ['answered', false, 'network'],
  ['slow', true, 'copy'],
  ['slow', false, 'wait'],
  ['broken', true, 'copy'],
  ['broken', false, 'network'],
  ['unreachable', true, 'copy'],
  ['unreachable', false, 'offline-page'],
] as const)('%s with a copy: %s gives %s', (answer, hasCopy, choice) => {
  expect(choosePage(answer, hasCopy)).toBe(choice);
});
