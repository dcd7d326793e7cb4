import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '@tooling/vitest/temporary-folder';
import { openCompiledPages } from './open-compiled-pages';

const page = `
exports.default = 'the page';
exports.getStaticProps = async ({ params }) =>
  params.path.includes('missing') ? { notFound: true } : { props: { path: params.path } };
`;
const app = `exports.default = 'the app';`;
const document = `exports.default = { renderHtml: (request) => JSON.stringify(request) };`;

function writePages(files: Readonly<Record<string, string>>): string {
  const folder = temporaryFolder('compiled-pages');
  mkdirSync(path.join(folder, 'server/pages'), { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), '{"type":"commonjs"}');
  for (const [name, code] of Object.entries(files)) {
    writeFileSync(path.join(folder, 'server/pages', `${name}.js`), code);
  }
  return folder;
}

it('renders the page of a URL with the components of the app', async () => {
  const render = openCompiledPages(
    writePages({ '[[...path]]': page, _app: app, _document: document }),
  );
  expect(JSON.parse(await render('/zh/paint/brush/', ['/a.css']))).toEqual({
    App: 'the app',
    Page: 'the page',
    pageProps: { path: ['zh', 'paint', 'brush'] },
    shellStylesheets: ['/a.css'],
  });
  expect(JSON.parse(await render('/', []))).toMatchObject({ pageProps: { path: [] } });
});

it('names the URL of a page that has no document', async () => {
  const render = openCompiledPages(
    writePages({ '[[...path]]': page, _app: app, _document: document }),
  );
  await expect(render('/paint/missing/', [])).rejects.toThrow('/paint/missing/');
});

it('names the URL of a page whose components throw', async () => {
  const render = openCompiledPages(
    writePages({
      '[[...path]]': page,
      _app: app,
      _document: `exports.default = { renderHtml() { throw new TypeError('no title'); } };`,
    }),
  );
  await expect(render('/paint/', [])).rejects.toMatchObject({
    message: expect.stringContaining('/paint/') as string,
    cause: { message: 'no title' },
  });
});

it('names the page file that does not export the document of the shell', () => {
  const folder = writePages({
    '[[...path]]': page,
    _app: app,
    _document: 'exports.default = () => null;',
  });
  expect(() => openCompiledPages(folder)).toThrow('pages/_document.tsx');
});
