import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '@tooling/vitest/temporary-folder';
import { openDiskCache } from '../cache/disk-cache';
import { createCodeHighlighter } from './highlight';

let folder: string;

beforeAll(() => {
  folder = temporaryFolder('highlight');
});

describe('createCodeHighlighter', () => {
  it('caches each block', async () => {
    const html = await createCodeHighlighter(folder).highlight('const a = 1;', 'ts');
    const [key = ''] = await readdir(path.join(folder, 'highlight'));
    const disk = openDiskCache(folder);
    expect(await disk.read('highlight', key)).toBe(html);

    // A changed entry proves that the result comes from the cache.
    await disk.write('highlight', key, 'kept');
    expect(await createCodeHighlighter(folder).highlight('const a = 1;', 'ts')).toBe('kept');
  });

  it('distinguishes the same code in two languages', async () => {
    const highlighter = createCodeHighlighter(folder);
    expect(await highlighter.highlight('# a', 'bash')).toContain('tk-comment');
    expect(await highlighter.highlight('# a', 'md')).not.toContain('tk-comment');
  });
});
