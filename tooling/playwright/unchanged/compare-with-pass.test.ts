import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { compareWithPass } from './compare-with-pass';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'compare-'));
  write('tabs.ts', 'a');
  write('menu.ts', 'a');
});

afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);

const compare = (key = 'browser 1') =>
  compareWithPass({
    recordFile: path.join(folder, 'cache/record.json'),
    folder,
    patterns: ['*.ts'],
    key,
  });

describe('compareWithPass', () => {
  it('knows no changes before a first pass', () => {
    expect(compare().changed).toBeUndefined();
  });

  it('names files that differ from those of the last pass', () => {
    compare().recordPass();
    expect(compare().changed).toEqual([]);
    write('tabs.ts', 'b');
    expect(compare().changed).toEqual(['tabs.ts']);
  });

  it('adds up the changes of runs that failed', () => {
    compare().recordPass();
    write('tabs.ts', 'b');
    expect(compare().changed).toEqual(['tabs.ts']);
    write('menu.ts', 'b');
    expect(compare().changed).toEqual(['menu.ts', 'tabs.ts']);
  });

  it('records the files that were tested, not those that were edited meanwhile', () => {
    const comparison = compare();
    write('tabs.ts', 'b');
    comparison.recordPass();
    expect(compare().changed).toEqual(['tabs.ts']);
  });

  it('knows no changes if files were added, removed or renamed, or anything else differs', () => {
    compare().recordPass();
    write('toc.ts', 'a');
    expect(compare().changed).toBeUndefined();
    rmSync(path.join(folder, 'menu.ts'));
    expect(compare().changed).toBeUndefined();
    rmSync(path.join(folder, 'toc.ts'));
    expect(compare().changed).toBeUndefined();
    write('menu.ts', 'a');
    expect(compare().changed).toEqual([]);
    expect(compare('browser 2').changed).toBeUndefined();
  });

  it('knows no changes if the record is damaged', () => {
    compare().recordPass();
    write('cache/record.json', '{"key":');
    expect(compare().changed).toBeUndefined();
  });
});
