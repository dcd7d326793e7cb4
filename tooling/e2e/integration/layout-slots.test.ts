import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { fixtureDir } from '../src/sites/list-app-dirs';

const distDir = path.join(fixtureDir('everything-on'), 'dist');
const read = (file: string) => readFile(path.join(distDir, file), 'utf8');

describe('an app with slots, a rehype plugin and flags in docs.config.ts', () => {
  it.each([
    ['material-ui/index.html', ['announcement', 'footer']],
    ['material-ui/plans/index.html', ['announcement', 'aside', 'footer']],
    ['material-ui/404.html', []],
  ])('%s has the slots %j, in this order, and their stylesheet', async (file, names) => {
    const html = await read(file);
    expect([...html.matchAll(/d-slot-(\w+)"/g)].map(([, name]) => name)).toEqual(names);
    expect(html.includes('/slot-')).toBe(names.length > 0);
    expect(html.match(/<h1/g)).toHaveLength(1);
  });

  it('has what the plugin changes', async () => {
    expect(await read('material-ui/plans/index.html')).toMatch(/<p lang="en">/);
  });
});
