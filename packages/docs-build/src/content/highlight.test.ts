import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCodeHighlighter } from './highlight';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'highlight-'));
});

afterAll(() => rm(folder, { recursive: true }));

describe('createCodeHighlighter', () => {
  it('keeps what was used, forgets what was not, and answers from what it kept', async () => {
    const file = path.join(folder, 'cache.json');
    const first = await createCodeHighlighter(file);
    const html = await first.highlight('const a = 1;', 'ts');
    await first.highlight('let b;', 'ts');
    await first.save();
    expect(Object.keys(JSON.parse(await readFile(file, 'utf8')) as object)).toHaveLength(2);

    const second = await createCodeHighlighter(file);
    expect(await second.highlight('const a = 1;', 'ts')).toBe(html);
    await second.save();
    expect(Object.values(JSON.parse(await readFile(file, 'utf8')) as object)).toEqual([html]);
  });

  it('tells the same code in two languages apart', async () => {
    const highlighter = await createCodeHighlighter(path.join(folder, 'none.json'));
    expect(await highlighter.highlight('# a', 'bash')).toContain('tk-comment');
    expect(await highlighter.highlight('# a', 'md')).not.toContain('tk-comment');
  });
});
