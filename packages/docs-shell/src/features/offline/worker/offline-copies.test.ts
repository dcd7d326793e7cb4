import { afterEach, describe, expect, it, vi } from 'vitest';
import { migrateVisitedPages } from './migrate-visited-pages';
import { evictUnusedCaches } from './evict-caches';
import { recordBuild } from './cache-index-reducers';
import { findCopy } from './respond-to-file';
import { cacheVisitedPage } from './visited-pages';
import { buildOf, createTestContext } from './test-context.fixture';
import { downloadProduct } from './download-product';

afterEach(() => vi.unstubAllGlobals());

const viewed = { address: '/paint/a/', rootPath: '/paint', title: 'A', resources: [] };
type TestContext = ReturnType<typeof createTestContext>;

const visit = { received: undefined, client: 'tab' };
const textOf = (file: { bytes: ArrayBuffer } | undefined) =>
  file && new TextDecoder().decode(file.bytes);

async function view({ context }: TestContext, address = viewed.address) {
  return cacheVisitedPage(context, { ...viewed, address }, visit);
}

describe('cacheVisitedPage', () => {
  it('caches a page with everything that it needs, and adds it to the index', async () => {
    const test = createTestContext();
    test.deploy(buildOf('1'));
    expect(await view(test)).toBe(true);
    expect(test.listOf('1')).toEqual([
      '/_assets/boot-1.js',
      '/_assets/font-1.woff2',
      '/_assets/style-1.css',
      '/paint/a/',
      '/paint/precache-manifest.json',
    ]);
    const { builds, clients } = await test.context.index.read();
    expect(builds[0]?.pages.map(({ address }) => address)).toEqual(['/paint/a/']);
    expect(clients).toEqual({ tab: builds[0]?.cache });
  });

  it('caches nothing if no manifest lists the page with this content', async () => {
    const test = createTestContext();
    test.deploy(buildOf('1'), new Map([['/paint/a/', 'half deployed']]));
    expect(await view(test)).toBe(false);
    expect((await test.context.index.read()).builds).toEqual([]);
  });

  it('does not cache a page whose script is missing', async () => {
    const test = createTestContext();
    const build = buildOf('1');
    build.delete('/_assets/boot-1.js');
    test.deploy(build);
    await expect(view(test)).rejects.toThrow('404');
    expect(test.listOf('1')).not.toContain('/paint/a/');
  });
});

describe('migrateVisitedPages', () => {
  it('moves visited pages to the new build, so that the old cache is evicted', async () => {
    const test = createTestContext();
    test.deploy(buildOf('1'));
    await view(test);
    test.deploy(buildOf('2'));
    await view(test, '/paint/');
    expect(textOf(await findCopy(test.context, '/paint/a/'))).toContain('/paint/a/ 1');
    await migrateVisitedPages(test.context, '/paint');
    await evictUnusedCaches(test.context);
    expect(textOf(await findCopy(test.context, '/paint/a/'))).toContain('/paint/a/ 2');
    expect(test.listOf('1')).toEqual([]);
  });

  it('leaves the complete old page while the new one cannot be fetched', async () => {
    const test = createTestContext();
    test.deploy(buildOf('1'));
    await view(test);
    test.deploy(buildOf('2'));
    await view(test, '/paint/');
    test.deploy(buildOf('3'));
    await migrateVisitedPages(test.context, '/paint');
    await evictUnusedCaches(test.context);
    expect(textOf(await findCopy(test.context, '/paint/a/'))).toContain('/paint/a/ 1');
    expect(test.listOf('1')).toContain('/_assets/boot-1.js');
  });

  it('removes a page that the new build does not have', async () => {
    const test = createTestContext();
    test.deploy(buildOf('1'));
    await view(test);
    test.deploy(buildOf('2', { pages: ['/paint/'] }));
    await view(test, '/paint/');
    await migrateVisitedPages(test.context, '/paint');
    await evictUnusedCaches(test.context);
    expect(await findCopy(test.context, '/paint/a/')).toBeUndefined();
  });
});

describe('downloadProduct', () => {
  const options = { signal: new AbortController().signal, onProgress: () => undefined };

  it('caches all files and marks the build as saved', async () => {
    const test = createTestContext();
    test.deploy(buildOf('1'));
    expect(await downloadProduct(test.context, '/paint', options)).toBeUndefined();
    expect(test.listOf('1')).toEqual([...buildOf('1').keys()].sort());
    const { builds } = await test.context.index.read();
    expect(builds[0]?.saved?.bytes).toBeGreaterThan(0);
    expect(builds[0]?.isSaving).toBeUndefined();
  });

  it('starts over with the new build after a deploy in the meantime', async () => {
    const test = createTestContext();
    test.deploy(buildOf('1'));
    const onProgress = () => {
      if (test.fetched.length === 1) test.deploy(buildOf('2'));
    };
    expect(
      await downloadProduct(test.context, '/paint', { ...options, onProgress }),
    ).toBeUndefined();
    const { builds } = await test.context.index.read();
    expect(builds.map(({ buildId, saved }) => [buildId, saved !== undefined])).toEqual([
      ['1', false],
      ['2', true],
    ]);
    await evictUnusedCaches(test.context);
    expect(test.listOf('1')).toEqual([]);
  });

  it('fails when every attempt finds files of another build', async () => {
    const test = createTestContext();
    test.deploy(buildOf('0'), new Map([['/paint/', 'other']]));
    expect(await downloadProduct(test.context, '/paint', options)).toBe('changing');
  });

  const breakDownload = {
    full: ({ freeSpace }: TestContext) => {
      freeSpace.bytes = 700;
    },
    network: (test: TestContext) => test.deploy(),
  };
  it.each(['full', 'network'] as const)(
    'returns the problem %s, and keeps visited pages and the build that was saved before',
    async (problem) => {
      const test = createTestContext();
      test.deploy(buildOf('1'));
      await downloadProduct(test.context, '/paint', options);
      await view(test);
      test.deploy(buildOf('2'));
      breakDownload[problem](test);
      expect(await downloadProduct(test.context, '/paint', options)).toBe(problem);
      expect(textOf(await findCopy(test.context, '/paint/a/'))).toContain('/paint/a/ 1');
      const { builds } = await test.context.index.read();
      expect(builds.find(({ saved }) => saved)?.buildId).toBe('1');
      expect(builds.some(({ isSaving }) => isSaving)).toBe(false);
    },
  );

  it('leaves none of its files when the storage is full, also if a page was visited before', async () => {
    const test = createTestContext();
    test.deploy(buildOf('1', { pages: ['/paint/', '/paint/a/', '/paint/b/'] }));
    await view(test);
    const before = test.listOf('1');
    test.freeSpace.bytes = 120;
    expect(await downloadProduct(test.context, '/paint', options)).toBe('full');
    expect(test.listOf('1')).toEqual(before);
    expect(test.fetched).toContain('/paint/search-en.json');
    test.freeSpace.bytes = 1_000_000;
    expect(await view(test, '/paint/b/')).toBe(true);
  });

  it('rejects when it is canceled, and removes the pages that it cached', async () => {
    const test = createTestContext();
    test.deploy(buildOf('1'));
    const abort = new AbortController();
    const onProgress = ({ done }: { done: number }) => {
      if (done > 0) abort.abort();
    };
    await expect(
      downloadProduct(test.context, '/paint', { signal: abort.signal, onProgress }),
    ).rejects.toThrow();
    expect(test.listOf('1').filter((address) => address.endsWith('/'))).toEqual([]);
  });
});

it('deletes a corrupt copy', async () => {
  const test = createTestContext();
  test.deploy(buildOf('1'));
  await view(test);
  const [build] = (await test.context.index.read()).builds;
  const cache = test.caches.get(build?.cache ?? '');
  const entry = cache?.entries.get('/paint/a/');
  if (entry) cache?.entries.set('/paint/a/', { ...entry, bytes: new ArrayBuffer(3) });
  expect(await findCopy(test.context, '/paint/a/')).toBeUndefined();
  expect(test.listOf('1')).not.toContain('/paint/a/');
});

it('evicts caches that the index does not list, but none of another owner', async () => {
  const test = createTestContext();
  test.deploy(buildOf('1'));
  await view(test);
  const { store, names } = test.context;
  await store.put(names.build('paint', 'unlisted'), '/a', {
    bytes: new ArrayBuffer(1),
    headers: new Headers(),
  });
  await store.put('another-owner', '/a', { bytes: new ArrayBuffer(1), headers: new Headers() });
  await evictUnusedCaches(test.context);
  expect([...test.caches.keys()]).toEqual([
    names.index,
    names.build('paint', '1'),
    'another-owner',
  ]);
});

it('keeps an old build while a tab shows it', async () => {
  const test = createTestContext();
  test.deploy(buildOf('1'));
  test.tabs.push({ id: 'tab', url: 'https://docs.example/paint/a/' });
  await view(test);
  await test.context.index.update((index) => {
    const [build] = index.builds;
    return build
      ? recordBuild(
          { ...index, builds: [{ ...build, pages: [] }] },
          { ...build, cache: 'b', buildId: '2' },
        )
      : index;
  });
  await evictUnusedCaches(test.context);
  expect(test.listOf('1')).not.toEqual([]);
  test.tabs.pop();
  await evictUnusedCaches(test.context);
  expect(test.listOf('1')).toEqual([]);
});

describe('a product that still publishes docs-files.json', () => {
  const options = { signal: new AbortController().signal, onProgress: () => undefined };

  it('is saved as a whole', async () => {
    const test = createTestContext();
    test.deploy(buildOf('1', { version: 1 }));
    expect(await downloadProduct(test.context, '/paint', options)).toBeUndefined();
    const files = [...buildOf('1').keys()].sort();
    expect(files).toContain('/paint/precache-manifest.json');
    expect(test.listOf('1')).toEqual(files);
    const { builds } = await test.context.index.read();
    expect(builds[0]?.saved?.bytes).toBeGreaterThan(0);
  });

  it('has visited pages, which move to its next build', async () => {
    const test = createTestContext();
    test.deploy(buildOf('1', { version: 1 }));
    expect(await view(test)).toBe(true);
    test.deploy(buildOf('2'));
    expect(await view(test, '/paint/')).toBe(true);
    await migrateVisitedPages(test.context, '/paint');
    await evictUnusedCaches(test.context);
    expect(textOf(await findCopy(test.context, '/paint/a/'))).toContain('/paint/a/ 2');
    expect(test.listOf('1')).toEqual([]);
  });

  it('is found again after a rollback', async () => {
    const test = createTestContext();
    test.deploy(buildOf('2'));
    await view(test);
    test.deploy(buildOf('1', { version: 1 }));
    expect(await view(test)).toBe(true);
    expect(textOf(await findCopy(test.context, '/paint/a/'))).toContain('/paint/a/ 1');
  });

  it('is not requested while the current manifest exists', async () => {
    const test = createTestContext();
    test.deploy(buildOf('1'));
    await view(test);
    expect(test.fetched).toContain('/paint/precache-manifest.json');
    expect(test.fetched).not.toContain('/paint/docs-files.json');
  });
});
