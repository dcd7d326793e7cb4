import { afterEach, describe, expect, it, vi } from 'vitest';
import { carryOver } from './carry-over';
import { clearAway } from './clear-away';
import { noteBuild } from './edit-book';
import { findCopy } from './find-copy';
import { keepPage } from './keep-page';
import { buildOf, openTestLibrary } from './library.fixture';
import { saveProduct } from './save-product';

afterEach(() => vi.unstubAllGlobals());

const shown = { address: '/paint/a/', rootPath: '/paint', title: 'A', resources: [] };
type TestLibrary = ReturnType<typeof openTestLibrary>;

const unseen = { seen: undefined, client: 'tab' };
const textOf = (file: { bytes: ArrayBuffer } | undefined) =>
  file && new TextDecoder().decode(file.bytes);

async function keep({ library }: TestLibrary, address = shown.address) {
  return keepPage(library, { ...shown, address }, unseen);
}

describe('keepPage', () => {
  it('keeps a page with all that it needs, and says so afterwards', async () => {
    const test = openTestLibrary();
    test.deploy(buildOf('1'));
    expect(await keep(test)).toBe(true);
    expect(test.listOf('1')).toEqual([
      '/_assets/boot-1.js',
      '/_assets/font-1.woff2',
      '/_assets/style-1.css',
      '/paint/a/',
      '/paint/docs-files.json',
    ]);
    const { builds, clients } = await test.library.ledger.read();
    expect(builds[0]?.pages.map(({ address }) => address)).toEqual(['/paint/a/']);
    expect(clients).toEqual({ tab: builds[0]?.cache });
  });

  it('keeps nothing of a page that no listed build has', async () => {
    const test = openTestLibrary();
    test.deploy(buildOf('1'), new Map([['/paint/a/', 'half deployed']]));
    expect(await keep(test)).toBe(false);
    expect((await test.library.ledger.read()).builds).toEqual([]);
  });

  it('keeps nothing of a page whose script is gone', async () => {
    const test = openTestLibrary();
    const build = buildOf('1');
    build.delete('/_assets/boot-1.js');
    test.deploy(build);
    await expect(keep(test)).rejects.toThrow('404');
    expect(test.listOf('1')).not.toContain('/paint/a/');
  });
});

describe('carryOver', () => {
  it('brings what was read to the new build, after which the old cache goes', async () => {
    const test = openTestLibrary();
    test.deploy(buildOf('1'));
    await keep(test);
    test.deploy(buildOf('2'));
    await keep(test, '/paint/');
    expect(textOf(await findCopy(test.library, '/paint/a/'))).toContain('/paint/a/ 1');
    await carryOver(test.library, '/paint');
    await clearAway(test.library);
    expect(textOf(await findCopy(test.library, '/paint/a/'))).toContain('/paint/a/ 2');
    expect(test.listOf('1')).toEqual([]);
  });

  it('leaves the old page, whole, while the new one cannot be had', async () => {
    const test = openTestLibrary();
    test.deploy(buildOf('1'));
    await keep(test);
    test.deploy(buildOf('2'));
    await keep(test, '/paint/');
    test.deploy(buildOf('3'));
    await carryOver(test.library, '/paint');
    await clearAway(test.library);
    expect(textOf(await findCopy(test.library, '/paint/a/'))).toContain('/paint/a/ 1');
    expect(test.listOf('1')).toContain('/_assets/boot-1.js');
  });

  it('forgets a page that the new build has not', async () => {
    const test = openTestLibrary();
    test.deploy(buildOf('1'));
    await keep(test);
    test.deploy(buildOf('2', ['/paint/']));
    await keep(test, '/paint/');
    await carryOver(test.library, '/paint');
    await clearAway(test.library);
    expect(await findCopy(test.library, '/paint/a/')).toBeUndefined();
  });
});

describe('saveProduct', () => {
  const options = { signal: new AbortController().signal, onProgress: () => undefined };

  it('has all files, or is not saved', async () => {
    const test = openTestLibrary();
    test.deploy(buildOf('1'));
    expect(await saveProduct(test.library, '/paint', options)).toBeUndefined();
    expect(test.listOf('1')).toEqual([...buildOf('1').keys()].sort());
    const { builds } = await test.library.ledger.read();
    expect(builds[0]?.saved?.bytes).toBeGreaterThan(0);
    expect(builds[0]?.isSaving).toBeUndefined();
  });

  it('begins again with the new build when there is a deploy in the middle', async () => {
    const test = openTestLibrary();
    test.deploy(buildOf('1'));
    const onProgress = () => {
      if (test.fetched.length === 1) test.deploy(buildOf('2'));
    };
    expect(await saveProduct(test.library, '/paint', { ...options, onProgress })).toBeUndefined();
    const { builds } = await test.library.ledger.read();
    expect(builds.map(({ buildId, saved }) => [buildId, saved !== undefined])).toEqual([
      ['1', false],
      ['2', true],
    ]);
    await clearAway(test.library);
    expect(test.listOf('1')).toEqual([]);
  });

  it('gives up when the site changes again and again', async () => {
    const test = openTestLibrary();
    test.deploy(buildOf('0'), new Map([['/paint/', 'other']]));
    expect(await saveProduct(test.library, '/paint', options)).toBe('changing');
  });

  const spoils = {
    full: ({ room }: TestLibrary) => {
      room.bytes = 700;
    },
    network: (test: TestLibrary) => test.deploy(),
  };
  it.each(['full', 'network'] as const)(
    'tells that it is %s, keeps what was read, and the copy of before',
    async (problem) => {
      const test = openTestLibrary();
      test.deploy(buildOf('1'));
      await saveProduct(test.library, '/paint', options);
      await keep(test);
      test.deploy(buildOf('2'));
      spoils[problem](test);
      expect(await saveProduct(test.library, '/paint', options)).toBe(problem);
      expect(textOf(await findCopy(test.library, '/paint/a/'))).toContain('/paint/a/ 1');
      const { builds } = await test.library.ledger.read();
      expect(builds.find(({ saved }) => saved)?.buildId).toBe('1');
      expect(builds.some(({ isSaving }) => isSaving)).toBe(false);
    },
  );

  it('rejects when it is cancelled, and leaves no page of what it had begun', async () => {
    const test = openTestLibrary();
    test.deploy(buildOf('1'));
    const abort = new AbortController();
    const onProgress = ({ done }: { done: number }) => {
      if (done > 0) abort.abort();
    };
    await expect(
      saveProduct(test.library, '/paint', { signal: abort.signal, onProgress }),
    ).rejects.toThrow();
    expect(test.listOf('1').filter((address) => address.endsWith('/'))).toEqual([]);
  });
});

it('throws a corrupt copy away', async () => {
  const test = openTestLibrary();
  test.deploy(buildOf('1'));
  await keep(test);
  const [build] = (await test.library.ledger.read()).builds;
  const cache = test.caches.get(build?.cache ?? '');
  const entry = cache?.entries.get('/paint/a/');
  if (entry) cache?.entries.set('/paint/a/', { ...entry, bytes: new ArrayBuffer(3) });
  expect(await findCopy(test.library, '/paint/a/')).toBeUndefined();
  expect(test.listOf('1')).not.toContain('/paint/a/');
});

it('clears away caches of ours that the book does not know, and nobody else’s', async () => {
  const test = openTestLibrary();
  test.deploy(buildOf('1'));
  await keep(test);
  const { shelf, names } = test.library;
  await shelf.put(names.build('paint', 'lost'), '/a', {
    bytes: new ArrayBuffer(1),
    headers: new Headers(),
  });
  await shelf.put('somebody-else', '/a', { bytes: new ArrayBuffer(1), headers: new Headers() });
  await clearAway(test.library);
  expect([...test.caches.keys()]).toEqual([names.book, names.build('paint', '1'), 'somebody-else']);
});

it('lets an old build be while a tab shows it', async () => {
  const test = openTestLibrary();
  test.deploy(buildOf('1'));
  test.tabs.push({ id: 'tab', url: 'https://docs.example/paint/a/' });
  await keep(test);
  await test.library.ledger.edit((book) => {
    const [build] = book.builds;
    return build
      ? noteBuild(
          { ...book, builds: [{ ...build, pages: [] }] },
          { ...build, cache: 'b', buildId: '2' },
        )
      : book;
  });
  await clearAway(test.library);
  expect(test.listOf('1')).not.toEqual([]);
  test.tabs.pop();
  await clearAway(test.library);
  expect(test.listOf('1')).toEqual([]);
});
