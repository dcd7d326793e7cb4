import { appendFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { addFiles } from './files.fixture';
import { importFiles, listRows } from './import.fixture';

const files = {
  'index.md': '# Kit\n',
  'brush.md': '# Brush\n',
  'tip.md': '# Tip\n',
};

it('changes nothing if the source has not changed', async () => {
  const { again, read } = await importFiles('markdown', files);
  const product = read('product.ts');
  const { kept, removed, unchanged, written } = await again();
  expect({ kept, removed, written }).toEqual({ kept: [], removed: [], written: [] });
  expect(unchanged).toHaveLength(3);
  expect(read('product.ts')).toBe(product);
});

it('writes new files, removes those without a source, and keeps and lists edited files', async () => {
  const { again, appDir, read, sourceDir } = await importFiles('markdown', files);
  appendFileSync(path.join(appDir, 'content/brush.mdx'), 'Edited.\n');
  addFiles(sourceDir, { 'brush.md': '# Brush\n\nNew.\n', 'ink.md': '# Ink\n' });
  rmSync(path.join(sourceDir, 'tip.md'));
  const result = await again();
  expect(result).toMatchObject({
    kept: ['content/brush.mdx'],
    removed: ['content/tip.mdx'],
    written: ['content/ink.mdx'],
  });
  expect(read('content/brush.mdx')).toContain('Edited.');
  expect(read('product.ts')).toContain("pathname: '/paint/ink'");
  expect(listRows(result, 'not-imported')).toEqual(['brush.md edited file: content/brush.mdx']);
  expect((await again()).kept).toEqual(['content/brush.mdx']);
});

it('keeps files that no import wrote, and lists their pages', async () => {
  const { again, appDir, read } = await importFiles('markdown', files);
  writeFileSync(path.join(appDir, 'content/own.mdx'), 'Own.\n');
  await again();
  expect(read('content/own.mdx')).toBe('Own.\n');
  expect(read('product.ts')).toContain("pathname: '/paint/own'");
});

it('keeps parts of product.ts that were edited, whatever their format is', async () => {
  const { again, appDir, read } = await importFiles('markdown', files);
  const file = path.join(appDir, 'product.ts');
  writeFileSync(file, read('product.ts').replaceAll("'", '"'));
  expect((await again()).keptParts).toEqual([]);
  writeFileSync(file, read('product.ts').replace('/paint/brush', '/paint/pen'));
  expect((await again()).keptParts).toEqual(['pages']);
  expect(read('product.ts')).toContain('/paint/pen');
});

it('writes a description of 60 to 160 characters for each page', async () => {
  const { read } = await importFiles('markdown', {
    'index.md': `# Kit\n\n${'A long word. '.repeat(30)}\n`,
    'a.md': '# A\n',
  });
  for (const name of ['index', 'a']) {
    const [, text = ''] = /^description: "?(.*?)"?$/m.exec(read(`content/${name}.mdx`)) ?? [];
    expect(text.length).toBeGreaterThanOrEqual(60);
    expect(text.length).toBeLessThanOrEqual(160);
  }
});

it('reports links to pages that were not imported', async () => {
  const source = { 'index.md': '# Kit\n\n[a](/none) and [b](#none)\n' };
  const without = await importFiles('markdown', source);
  expect(listRows(without, 'not-imported')).toEqual([
    'index.md:3 link: a link to /none, which was not imported',
  ]);
  expect(without.read('content/index.mdx')).toContain('a and [b](/paint/)');
  const { read } = await importFiles('markdown', source, { siteUrl: 'https://kit.example' });
  expect(read('content/index.mdx')).toContain('[a](https://kit.example/none/)');
});

it('removes the title from the content, and keeps the ids of other headings', async () => {
  const { read } = await importFiles('markdown', {
    'index.md': '# Kit\n',
    'a.md': '---\ntitle: A\n---\n\n&nbsp;\n\n# A\n\n# B {#old}\n\n##### C\n',
  });
  const page = read('content/a.mdx');
  expect(page).not.toMatch(/^#+ A$/m);
  expect(page).toMatch(/^## B\n\n### C$/m);
  expect(page).toContain('old: b');
});
