import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { diagnosticsOf, type Diagnostic } from 'diagnostics';
import { expect, it } from 'vitest';
import { addFiles } from './files.fixture';
import { importFiles, listRows } from './import.fixture';

async function diagnosticOf(run: Promise<unknown>): Promise<Diagnostic | undefined> {
  const error: unknown = await run.catch((reason: unknown) => reason);
  return diagnosticsOf(error)?.[0];
}

const config = `export default { presets: [['classic', { docs: {} }]] };\n`;
const site = { 'docusaurus.config.js': config, 'docs/a.md': '# A\n', 'docs/guide/b.md': '# B\n' };

it.each([
  ['versions.json', '["1.0"', 'valid JSON'],
  ['docs/guide/_category_.json', '{ "label": [ }', 'valid JSON'],
  ['docs/guide/_category_.yml', 'label: "A', 'valid YAML'],
])('names %s if it is invalid', async (name, text, expected) => {
  const files = { ...site, [name]: text };
  expect(await diagnosticOf(importFiles('docusaurus', files))).toMatchObject({
    file: expect.stringMatching(new RegExp(`/${name}$`)) as string,
    code: 'DOCS1004',
    expected,
  });
});

it('names the versions if the source has no such one', async () => {
  const files = { ...site, 'versions.json': '["1.0"]', 'versioned_docs/version-1.0/a.md': '# A\n' };
  expect(await diagnosticOf(importFiles('docusaurus', files, { version: '1' }))).toMatchObject({
    code: 'DOCS7003',
    path: '--version',
    expected: 'one of current, 1.0',
  });
});

it.each(['mui', 'docusaurus', 'markdown'] as const)(
  'removes nothing if the folder has no pages in the format %s',
  async (format) => {
    const { again, appDir, sourceDir } = await importFiles('markdown', { 'index.md': '# Kit\n' });
    rmSync(path.join(sourceDir, 'index.md'));
    expect(await diagnosticOf(again(format))).toMatchObject({
      code: 'DOCS7003',
      received: `${sourceDir}, where no page was found`,
      expected: `a documentation in the format ${format}`,
    });
    expect(readdirSync(path.join(appDir, 'content'))).toEqual(['index.mdx']);
  },
);

it('writes nothing if product.ts cannot be edited', async () => {
  const { again, appDir, sourceDir } = await importFiles('markdown', { 'index.md': '# Kit\n' });
  writeFileSync(path.join(appDir, 'product.ts'), 'export default defineProduct(definition);\n');
  addFiles(sourceDir, { 'brush.md': '# Brush\n' });
  expect(await diagnosticOf(again())).toMatchObject({ code: 'DOCS7015', file: 'product.ts' });
  expect(readdirSync(path.join(appDir, 'content'))).toEqual(['index.mdx']);
});

it('names the record of imports if it was edited', async () => {
  const { again, appDir } = await importFiles('markdown', { 'index.md': '# Kit\n' });
  addFiles(appDir, { 'generated/import/record.json': '{ "files": 3 }' });
  expect(await diagnosticOf(again())).toMatchObject({ code: 'DOCS1004' });
});

it('keeps addresses that are none', async () => {
  const result = await importFiles('markdown', {
    'index.md':
      '# Kit\n\n![Half](50%.png) [all](100%/b) [none](///) <iframe src="https://"></iframe>\n',
  });
  expect(listRows(result, 'not-imported').join('\n')).toContain('image: the image 50%.png');
});
