import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchBuildManifest } from './build-manifest';
import { downloadProduct } from './download-product';
import { findCopy } from './respond-to-file';
import { buildOf, createTestContext } from './test-context.fixture';
import { cacheVisitedPage } from './visited-pages';

afterEach(() => vi.unstubAllGlobals());

const textOf = (file: { bytes: ArrayBuffer } | undefined) =>
  file && new TextDecoder().decode(file.bytes);

const view = ({ context }: ReturnType<typeof createTestContext>, address = '/paint/a/') =>
  cacheVisitedPage(
    context,
    { address, rootPath: '/paint', title: 'A', resources: [] },
    { received: undefined, client: 'tab' },
  );

describe('a product that lists files of another', () => {
  const options = { signal: new AbortController().signal, onProgress: () => undefined };
  /** A manifest below `/grid` with the files of a build of `/paint`. */
  const foreign = (id: string, changes: object) => {
    const build = buildOf(id, { pages: ['/paint/a/'] });
    const manifest = JSON.parse(build.get('/paint/precache-manifest.json') ?? '') as object;
    const text = JSON.stringify({ ...manifest, rootPath: '/grid', ...changes });
    return new Map([['/grid/precache-manifest.json', text]]);
  };

  it('does not replace a newer copy by an old one', async () => {
    const test = createTestContext();
    test.deploy(buildOf('1'), foreign('1', { product: 'grid' }));
    expect(await downloadProduct(test.context, '/grid', options)).toBe(undefined);
    test.deploy(buildOf('2'), foreign('1', { product: 'grid', buildId: 'x' }));
    await view(test, '/paint/');
    expect(await downloadProduct(test.context, '/grid', options)).toBe(undefined);
    // The product has no copy itself: any is better than none.
    expect(textOf(await findCopy(test.context, '/paint/a/'))).toContain('/paint/a/ 1');
    await view(test);
    expect(textOf(await findCopy(test.context, '/paint/a/'))).toContain('/paint/a/ 2');
  });

  it('does not take over its cache', async () => {
    const test = createTestContext();
    test.deploy(buildOf('1'), foreign('1', {}));
    await view(test);
    expect(await downloadProduct(test.context, '/grid', options)).toBe('network');
    const { builds } = await test.context.index.read();
    expect(builds.map(({ rootPath }) => rootPath)).toEqual(['/paint']);
    expect(test.listOf('1')).toContain('/paint/a/');
  });

  it('keeps no file that is larger than its manifest says, and no large manifest', async () => {
    const test = createTestContext();
    const long = new Map([['/_assets/boot-1.js', 'x'.repeat(100)]]);
    test.deploy(buildOf('1'), long);
    expect(await downloadProduct(test.context, '/paint', options)).toBe('changing');
    const manifest = buildOf('1').get('/paint/precache-manifest.json') ?? '';
    const padded = new Map([['/paint/precache-manifest.json', manifest + ' '.repeat(2 ** 21)]]);
    test.deploy(buildOf('1'), padded);
    await expect(fetchBuildManifest(test.context, '/paint')).rejects.toThrow('at most 2097152');
  });
});
