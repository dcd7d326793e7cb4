import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PublishedManifest } from 'docs-shell/product';
import { parsePublishedManifest } from 'docs-shell/product/schema';
import { writeOutputList } from 'docs-build/output-list';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { fixtureDir } from '../src/sites/list-app-dirs';
import { serveApps, type ServedApps } from '../src/sites/serve-apps';

const manifestFile = 'system/docs-manifest.json';

/** The version of the library that the first build documents. */
const { version: packageVersion } = JSON.parse(
  await readFile(
    path.join(fixtureDir('shell-system'), 'node_modules/@mui/system/package.json'),
    'utf8',
  ),
) as { version: string };

/** Files of the other app and files that both share, and their compressed forms. */
const isUntouched = (file: string) => !file.startsWith('system/');

// Two products on one origin. A newer build of one of them is deployed, without the other one.
describe('an app that is deployed alone', () => {
  let served: ServedApps;
  let before: ReadonlyMap<string, string>;

  beforeAll(async () => {
    served = await serveApps({ tiny: fixtureDir('tiny'), system: fixtureDir('shell-system') });
    before = await served.site.readFiles();
  });

  afterAll(() => served.close());

  const get = (address: string) => fetch(served.url + address, { redirect: 'manual' });
  const readManifest = async (): Promise<PublishedManifest | undefined> =>
    parsePublishedManifest(await (await get(`/${manifestFile}`)).text()).manifest;

  it('publishes its manifest for the others', async () => {
    expect(await readManifest()).toMatchObject({
      identity: { id: 'system', name: 'MUI System' },
      versions: [{ text: packageVersion, current: true }],
      pages: expect.arrayContaining([
        expect.objectContaining({ pathname: '/system', title: 'MUI System', anchors: [] }),
        expect.objectContaining({
          pathname: '/system/spacing',
          title: 'Spacing',
          anchors: ['units', 'demo-SpacingScale'],
        }),
      ]) as unknown,
      redirects: [{ from: '/system/basics', to: '/system/spacing#units' }],
    });
    const { files = [] } = (await readManifest()) ?? {};
    const own = [...before.keys()].filter((file) => file.startsWith('system/'));
    for (const file of own.filter((name) => !name.endsWith('.gz'))) {
      expect(files).toContain(`/${file}`);
    }
  });

  it('shows its new name, version, page and redirect, and changes no file of the other one', async () => {
    const first = await readManifest();
    // The site is not assembled again, and the server is not notified.
    await served.site.deploy(fixtureDir('system-next'));
    await served.site.replaceApp('system', fixtureDir('system-next'));

    const second = await readManifest();
    expect(second).toMatchObject({
      identity: { name: 'Renamed' },
      versions: [{ text: '2.0.0', current: true }],
    });
    expect(second?.buildId).not.toBe(first?.buildId);
    expect(await (await get('/system/spacing/')).text()).toContain('Another text.');
    expect((await get('/system/first')).headers.get('location')).toBe('/system/spacing/#scale');
    expect((await get('/system/basics')).status).toBe(404);

    const after = await served.site.readFiles();
    const untouched = [...before].filter(([file]) => isUntouched(file));
    expect(untouched.length).toBeGreaterThan(5);
    for (const [file, content] of untouched) {
      expect(after.get(file), file).toBe(content);
    }
  });

  it.each([
    ['is corrupt', () => writeFile(path.join(served.site.root, manifestFile), '{ "identity": 1')],
    ['is missing', () => rm(path.join(served.site.root, manifestFile))],
  ])('leaves other products unchanged if its manifest %s', async (_, damage) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    await damage();
    expect((await get('/material-ui/switch?a=1')).headers.get('location')).toBe(
      '/material-ui/react-switch/?a=1#states',
    );
    expect((await get('/system/spacing/')).status).toBe(200);
    expect((await get('/system/first')).status).toBe(404);
    expect(warn.mock.calls.flat().every((text) => String(text).includes(manifestFile))).toBe(true);
    await served.site.assemble();
    expect(await readManifest()).toMatchObject({ identity: { name: 'Renamed' } });
  });

  it('is assembled even if an app’s own manifest is missing', async () => {
    const copy = await copyOutput(fixtureDir('system-next'));
    await rm(path.join(copy, 'dist', manifestFile));
    // The list of the output is written again, because the assembly rejects an output with missing files.
    await writeOutputList(copy);
    await served.site.replaceApp('system', copy);
    await served.site.assemble();
    await rm(copy, { recursive: true });
    expect((await get('/system/')).status).toBe(200);
    expect((await get(`/${manifestFile}`)).status).toBe(204);
    expect((await get('/material-ui/')).status).toBe(200);
  });
});

/** Copies the output of a build to another folder. */
async function copyOutput(appDir: string): Promise<string> {
  const copy = await mkdtemp(path.join(tmpdir(), 'docs-output-'));
  for (const name of ['package.json', '.docs', 'dist']) {
    await cp(path.join(appDir, name), path.join(copy, name), { recursive: true });
  }
  return copy;
}
