import { expect, it } from 'vitest';
import { filterEntries } from './filter-entries';

const entries = [
  { title: 'Overview', parent: -1, isLink: true },
  { title: 'Components', parent: -1, isLink: false },
  { title: 'Inputs', parent: 1, isLink: false },
  { title: 'Button', parent: 2, isLink: true },
  { title: 'Button group', parent: 2, isLink: true },
  { title: 'Menü', parent: 1, isLink: true },
  { title: 'Planned button', parent: 1, isLink: false },
];

it.each([
  ['button', ['Components', 'Inputs', 'Button', 'Button group'], 2],
  ['  BUTTON ', ['Components', 'Inputs', 'Button', 'Button group'], 2],
  ['group button', ['Components', 'Inputs', 'Button group'], 1],
  ['inputs', ['Components', 'Inputs', 'Button', 'Button group'], 2],
  ['menu', ['Components', 'Menü'], 1],
  ['view', ['Overview'], 1],
  ['nothing', [], 0],
])('%s', (query, titles, hits) => {
  const result = filterEntries(entries, query);
  expect(entries.filter((_, index) => result.shown[index]).map(({ title }) => title)).toEqual(
    titles,
  );
  expect(result.hits).toBe(hits);
});
