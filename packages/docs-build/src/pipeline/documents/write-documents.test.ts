import { access } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { createApp } from '../../load/app.fixture';
import { type AppDocuments, writeDocuments } from './compose-app';

it('replaces the pages of the last build, and leaves the file of a running docs dev', async () => {
  const folder = await createApp({
    'pages/en/gone/document.json': '{}',
    'dev-server.json': '{ "origin": "http://127.0.0.1:1" }',
  });
  await writeDocuments(folder, {
    app: {} as AppDocuments['app'],
    pages: [],
    demoFrames: [],
    assets: [],
    markdown: [],
    sources: [],
    libraryShares: [],
  });
  const has = (file: string) =>
    access(path.join(folder, file)).then(
      () => true,
      () => false,
    );
  expect(await Promise.all(['dev-server.json', 'app.json', 'pages/en/gone'].map(has))).toEqual([
    true,
    true,
    false,
  ]);
});
