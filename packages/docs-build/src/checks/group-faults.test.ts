import { expect, it } from 'vitest';
import { formatFaults } from '../faults';
import { groupFaults } from './group-faults';

const fault = { found: '<a href="/gone/">', expected: 'a page', fix: 'Correct it.' };

it('says a fault of many pages once', () => {
  const faults = ['a', 'b', 'c', 'd'].map((file) => ({ ...fault, file }));
  expect(formatFaults(groupFaults(faults))).toMatchInlineSnapshot(`
    "a
      found     <a href="/gone/">
                also in 3 more: b, c, …
      expected  a page
      fix       Correct it.

    1 fault"
  `);
});

it('keeps apart what authors wrote, and what differs', () => {
  const faults = [
    { ...fault, file: 'a.mdx', line: 1 },
    { ...fault, file: 'a.mdx', line: 2 },
    { ...fault, file: 'b.mdx', found: 'else' },
  ];
  expect(groupFaults(faults)).toEqual(faults);
});

it('drops the same fault of the same place', () => {
  expect(
    groupFaults([
      { ...fault, file: 'a.mdx', line: 1 },
      { ...fault, file: 'a.mdx', line: 1 },
    ]),
  ).toHaveLength(1);
});
