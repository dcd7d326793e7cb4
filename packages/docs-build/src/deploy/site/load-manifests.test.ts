import { expect, it } from 'vitest';
import { createManifest } from 'docs-shell/product/testing';
import { createApp } from '../../load/app.fixture';
import { loadManifests } from './load-manifests';

it('reads manifests, and lists those that it cannot read', async () => {
  const files = {
    'docs-manifest.json': JSON.stringify(createManifest({ id: 'home', rootPath: '' })),
    'ink/docs-manifest.json': '{ "schemaVersion": 1, ',
    'paint/docs-manifest.json': JSON.stringify(createManifest({ id: 'paint', rootPath: '/paint' })),
    'wax/docs-manifest.json': JSON.stringify(createManifest({ id: 'paint', rootPath: '/paint' })),
  };
  const root = await createApp(files);
  const names = [...Object.keys(files), 'gone/docs-manifest.json', 'paint/index.html'];
  const { manifests, problems } = await loadManifests(root, names);
  expect(manifests.map(({ file }) => file)).toEqual([
    'docs-manifest.json',
    'paint/docs-manifest.json',
  ]);
  expect(problems).toEqual([
    { file: 'gone/docs-manifest.json', problem: expect.stringContaining('ENOENT') as string },
    { file: 'ink/docs-manifest.json', problem: 'not valid JSON' },
    { file: 'wax/docs-manifest.json', problem: 'it belongs to /paint' },
  ]);
});
