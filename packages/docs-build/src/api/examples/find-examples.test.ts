import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { temporaryFolder } from '@tooling/vitest/temporary-folder';
import type { LoadedApp } from '../../load';
import { createComponent, createProp } from '../api-document.fixture';
import { findExamples, listUnshownComponents } from './find-examples';

const boolean = { type: { text: 'boolean', references: [] } };
const documents = [
  createComponent('Brush', { props: [createProp('wet', boolean)] }),
  createComponent('Canvas', { props: [createProp('wide', boolean)] }),
  createComponent('Easel', {
    props: [createProp('tall', boolean)],
    aliases: [{ name: 'Stand', slug: 'stand' }],
  }),
  createComponent('Theme', { props: [createProp('sx', { type: { text: 'Sx', references: [] } })] }),
  createComponent('Hinge', { props: [createProp('stiff', boolean)], internal: 'part' }),
];
const api = {
  productId: 'paint',
  pathname: '/paint/api',
  isComplete: false,
  pages: documents.map((document) => ({
    document,
    sourceFile: `${document.slug}.json`,
    pathname: `/paint/api/${document.slug}`,
  })),
};

let folder = '';
let app: LoadedApp;

beforeAll(async () => {
  folder = temporaryFolder('examples');
  await mkdir(path.join(folder, 'generated'));
  const demos = {
    'brush/Basic.tsx': "import Brush from '@scope/paint/Brush';\n<Brush />",
    'stand/Basic.tsx': "import { Stand } from '@scope/paint';\n<Stand />",
    'generated/Brush.tsx': '',
    'generated/Canvas.tsx': '',
  };
  await mkdir(path.join(folder, 'brush'));
  await mkdir(path.join(folder, 'stand'));
  for (const [id, text] of Object.entries(demos)) await writeFile(path.join(folder, id), text);
  const demoFiles = Object.keys(demos).map((id) => ({ id, file: path.join(folder, id) }));
  app = { demoFiles } as unknown as LoadedApp;
});

const page = (components: readonly string[], productId = 'paint', demo = 'brush') => ({
  pathname: '/paint/react-brush',
  productId,
  frontMatter: { title: 'Brush', description: '', components },
  demos: [`${demo}/Basic.tsx`],
});

it('finds public components with props to control that no page shows', async () => {
  const find = async (...pages: readonly ReturnType<typeof page>[]) =>
    (await listUnshownComponents(app, api, pages)).map(({ name }) => name);
  expect(await find()).toEqual(['Brush', 'Canvas', 'Easel']);
  expect(await find(page(['Brush', 'Canvas']))).toEqual(['Canvas', 'Easel']);
  expect(await find(page(['Brush'], 'other'))).toEqual(['Brush', 'Canvas', 'Easel']);
  // The demo imports it by its other name.
  expect(await find(page(['Easel'], 'paint', 'stand'))).toEqual(['Brush', 'Canvas']);
});

it('shows the generated demos that exist, unless a page shows the component', async () => {
  expect([...(await findExamples(app, api, [page(['Brush'])]))]).toEqual([
    ['Canvas', 'generated/Canvas.tsx'],
  ]);
});
