import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PublishedManifest } from 'docs-shell/manifest';
import { parsePublishedManifest } from 'docs-shell/manifest/schema';
import { createSiteServer, type SiteServer } from '@tooling/site/serve';
import { productTable } from 'products';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { AppCopy } from '../src/sites/copy-app';
import { copyFixture } from '../src/sites/copy-fixture';
import { createTemporarySite, type TemporarySite } from '../src/sites/create-temporary-site';

const manifestFile = 'system/docs-manifest.json';

/** Files that the other app brought or both share, and their compressed forms. */
const isUntouched = (file: string) => !file.startsWith('system/');

// Two products on one origin. One of them is built and deployed again, and the other one is not there that day.
describe('an app that is deployed alone', () => {
  let tiny: AppCopy;
  let system: AppCopy;
  let site: TemporarySite;
  let server: SiteServer;
  let before: ReadonlyMap<string, string>;

  beforeAll(async () => {
    tiny = await copyFixture('tiny', 'independent-tiny');
    system = await copyFixture('system', 'independent-system');
    site = await createTemporarySite({ tiny: tiny.appDir, system: system.appDir });
    await tiny.build();
    await system.build();
    await site.assemble();
    before = await site.readFiles();
    server = await createSiteServer({ root: site.root, productTable, port: 0 });
  });

  afterAll(async () => {
    await server.close();
    await site.remove();
    await tiny.remove();
    await system.remove();
  });

  const get = (address: string) => fetch(server.url + address, { redirect: 'manual' });
  const readManifest = async (): Promise<PublishedManifest | undefined> =>
    parsePublishedManifest(await (await get(`/${manifestFile}`)).text()).manifest;

  it('publishes what the others need to know', async () => {
    expect(await readManifest()).toMatchObject({
      identity: { id: 'system', name: 'Neighbour' },
      versions: [{ text: '1.2.0', current: true }],
      pages: [
        { pathname: '/system', title: 'Neighbour', anchors: [] },
        { pathname: '/system/spacing', title: 'Spacing', anchors: ['scale'] },
      ],
      redirects: [{ from: '/system/basics', to: '/system/spacing#scale' }],
    });
    const { files = [] } = (await readManifest()) ?? {};
    const own = [...before.keys()].filter((file) => file.startsWith('system/'));
    for (const file of own.filter((name) => !name.endsWith('.gz'))) {
      expect(files).toContain(`/${file}`);
    }
  });

  it('shows its new name, version, page and redirect, and changes no file of the other one', async () => {
    const first = await readManifest();
    await system.edit('product.ts', "name: 'Neighbour'", "name: 'Renamed'");
    await system.edit('product.ts', "from: '/system/basics'", "from: '/system/first'");
    await system.edit('package.json', '1.2.0', '2.0.0');
    await system.edit('content/spacing.mdx', 'The first text.', 'Another text.');
    await system.build();
    // Nothing is assembled, and the server is not told.
    await site.deploy(system.appDir);

    const second = await readManifest();
    expect(second).toMatchObject({
      identity: { name: 'Renamed' },
      versions: [{ text: '2.0.0', current: true }],
    });
    expect(second?.buildId).not.toBe(first?.buildId);
    expect(await (await get('/system/spacing/')).text()).toContain('Another text.');
    expect((await get('/system/first')).headers.get('location')).toBe('/system/spacing/#scale');
    expect((await get('/system/basics')).status).toBe(404);

    const after = await site.readFiles();
    const untouched = [...before].filter(([file]) => isUntouched(file));
    expect(untouched.length).toBeGreaterThan(5);
    for (const [file, content] of untouched) {
      expect(after.get(file), file).toBe(content);
    }
  });

  it.each([
    ['is corrupt', () => writeFile(path.join(site.root, manifestFile), '{ "identity": 1')],
    ['is missing', () => rm(path.join(site.root, manifestFile))],
  ])('costs nobody anything when its manifest %s', async (_, damage) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    await damage();
    expect((await get('/material-ui/switch?a=1')).headers.get('location')).toBe(
      '/material-ui/react-switch/?a=1#states',
    );
    expect((await get('/system/spacing/')).status).toBe(200);
    expect((await get('/system/first')).status).toBe(404);
    expect(warn.mock.calls.flat().every((text) => String(text).includes(manifestFile))).toBe(true);
    await site.assemble();
    expect(await readManifest()).toMatchObject({ identity: { name: 'Renamed' } });
  });

  it('can be assembled while an app’s own manifest is missing', async () => {
    await rm(path.join(system.appDir, 'dist', manifestFile));
    await site.assemble();
    expect((await get('/system/')).status).toBe(200);
    expect((await get(`/${manifestFile}`)).status).toBe(204);
    expect((await get('/material-ui/')).status).toBe(200);
  });
});
