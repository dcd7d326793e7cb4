import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { configSchema } from './config-schema';
import { settings } from './settings';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');

/** Cells of the table body, without padding. */
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
  it('match the table in README.md', () => {
    const expected = Object.entries(settings).map(([name, { purpose, otherwise, secret }]) => [
      `\`${name}\``,
      purpose,
      otherwise,
      secret ? 'yes' : '',
    ]);
    expect(rows).toEqual(expected);
  });

  it('match the keys of the schema', () => {
    const { links, docSearch, ...flat } = configSchema.shape;
    const nested = [
      ...Object.keys(links.shape).map((key) => `links.${key}`),
      ...Object.keys(docSearch.unwrap().shape).map((key) => `docSearch.${key}`),
    ];
    const keys = Object.values(settings).map(({ key }) => key);
    expect(keys.toSorted()).toEqual([...Object.keys(flat), ...nested].toSorted());
  });

  it('start with DOCS_, except the license key', () => {
    const names = Object.keys(settings).filter((name) => !name.startsWith('DOCS_'));
    expect(names).toEqual(['MUI_X_LICENSE_KEY']);
  });
});
