import { createManifest } from 'docs-shell/product/testing';
import { expect, it } from 'vitest';
import { createOutput } from '../lib/output-folder.fixture';
import { tableFixture } from '../load/app.fixture';
import type { DocsConfig } from '../load/define-docs-config';
import { writeExtraFiles } from './write-extra-files';

const product = (id: string) => ({ ...createManifest({ id, rootPath: `/${id}` }), pages: [] });
const page = (pathname: string, language = 'en') => ({
  pathname,
  language,
  frontMatter: { title: `Title of ${pathname}`, description: 'Text.' },
});

async function write(emit: DocsConfig['emit']) {
  const { output, read } = await createOutput({ 'paint/index.html': '', 'paint/llms.txt': 'llms' });
  await writeExtraFiles({
    app: { products: [product('paint')], productTable: tableFixture },
    pages: [page('/paint'), page('/paint', 'zh'), page('/data')],
    emit,
    output,
    configFile: 'apps/paint/docs.config.ts',
  });
  return read;
}

it('writes files below the root of the product, from its pages', async () => {
  const read = await write(({ pages, rootPath }) => ({
    'data/pages.json': JSON.stringify({ rootPath, pages }),
  }));
  expect(JSON.parse(read('paint/data/pages.json'))).toEqual({
    rootPath: '/paint',
    pages: [{ pathname: '/paint', title: 'Title of /paint', description: 'Text.' }],
  });
});

it.each([
  ['../data/a.json', 'a path below the root of the product'],
  ['/a.json', 'a path below the root of the product'],
  ['a/../../b.json', 'a path below the root of the product'],
  ['page/index.html', 'a path below the root of the product'],
  ['a.js', 'a path below the root of the product'],
  ['a.svg', 'a path below the root of the product'],
  ['llms.txt', 'a file that the build writes itself'],
])('refuses %s', async (file, message) => {
  const writing = write(() => ({ [file]: 'x', 'ok.json': '{}' }));
  await expect(writing).rejects.toThrow(message);
});
