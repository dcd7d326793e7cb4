import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { describe, expect, it } from 'vitest';
import { codemods } from './index';

const read = (file: string) => readFile(path.join(import.meta.dirname, file), 'utf8');

describe.each(codemods)('$name', (codemod) => {
  const { name, version, matches, transform } = codemod;
  const folder = `v${version.split('.').slice(0, 2).join('-')}/fixtures/${name}`;
  const files = globSync('before/**/*.txt', { cwd: path.join(import.meta.dirname, folder) });

  it('has fixtures', () => {
    expect(files.length).toBeGreaterThan(0);
  });

  it.each(files)('%s: changes what it is for, and nothing the second time', async (file) => {
    const before = await read(`${folder}/${file}`);
    const after = await read(`${folder}/${file.replace('before/', 'after/')}`);
    const run = (text: string) =>
      matches(file.replace(/^before\/|\.txt$/g, '')) ? transform(text) : text;
    expect(await run(before)).toBe(after);
    expect(await run(after)).toBe(after);
  });
});
