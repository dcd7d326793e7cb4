import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { configSchema } from './config-schema';
import { settings } from './settings';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');

/** Cells of the table's body; how wide the columns are is the formatter's. */
const rows = readme
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

describe('settings', () => {
  it('are the rows of README.md', () => {
    const expected = Object.entries(settings).map(([name, { purpose, otherwise, secret }]) => [
      `\`${name}\``,
      purpose,
      otherwise,
      secret ? 'yes' : '',
    ]);
    expect(rows).toEqual(expected);
  });

  it('are the keys of the schema', () => {
    const { links, docSearch, ...flat } = configSchema.shape;
    const nested = [
      ...Object.keys(links.shape).map((key) => `links.${key}`),
      ...Object.keys(docSearch.unwrap().shape).map((key) => `docSearch.${key}`),
    ];
    const keys = Object.values(settings).map(({ key }) => key);
    expect(keys.toSorted()).toEqual([...Object.keys(flat), ...nested].toSorted());
  });

  it('share a prefix, but for the one that another product names', () => {
    const names = Object.keys(settings).filter((name) => !name.startsWith('DOCS_'));
    expect(names).toEqual(['MUI_X_LICENSE_KEY']);
  });
});
