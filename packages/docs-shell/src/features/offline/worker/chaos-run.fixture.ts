import { createExpectedCopies } from './expected-copies.fixture';
import { MemoryCache } from './memory-caches.fixture';
import type { ProductStatus } from './contract';
import {
  createChaosServer,
  openPage,
  products,
  createBuild,
  type ChaosBuild,
  type ChaosTab,
  type BuildFormat,
  type RootPath,
} from './chaos-server.fixture';
import type { StepOf, ChaosStep } from './chaos-steps.fixture';
import { createWorkerHost } from './worker-host.fixture';

/** Starts the worker over a server with the first build of each product. */
export async function startChaosRun() {
  const server = createChaosServer();
  const expected = createExpectedCopies();
  const past: Record<RootPath, ChaosBuild[]> = { '': [], '/paint': [] };
  const current: Record<RootPath, string> = { '': '', '/paint': '' };
  const deployCount: Record<RootPath, number> = { '': 0, '/paint': 0 };
  /** Number of the deploy whose manifest the server has. */
  const listedDeploy: Record<RootPath, number> = { '': 0, '/paint': 0 };
  const isFinished: Record<RootPath, boolean> = { '': true, '/paint': true };
  const saved = new Set<RootPath>();
  /** Addresses that must have a copy, and those of them that were visited. */
  const cached = new Set<string>();
  const visited = new Set<string>();
  const tabs: (ChaosTab | undefined)[] = [undefined, undefined];
  let isFull = false;
  let clients = 0;

  const put = (rootPath: RootPath, build: ChaosBuild, isComplete: boolean) => {
    server.deploy(rootPath, build, isComplete);
    isFinished[rootPath] = isComplete;
    current[rootPath] = build.id;
    deployCount[rootPath] += 1;
    if (isComplete) listedDeploy[rootPath] = deployCount[rootPath];
    expected.recordDeploy(rootPath, build.id);
  };
  const deploy = (rootPath: RootPath, format: BuildFormat, isComplete = true) => {
    const build = createBuild(
      rootPath,
      `${products[rootPath].id}${past[rootPath].length + 1}`,
      format,
    );
    past[rootPath].push(build);
    put(rootPath, build, isComplete);
  };
  deploy('', 'docs-files.json');
  deploy('/paint', 'docs-files.json');
  expected.recordRequest('/offline/', '');
  const host = await createWorkerHost((address) => server.respond(address));
  await host.install();
  host.caches.set('another-owner', new MemoryCache(host.freeSpace));

  /** Nothing prevents the worker from caching. */
  const isUndisturbed = (rootPath: RootPath) =>
    server.networkCondition === 'online' && isFinished[rootPath] && !isFull;
  const isOnline = () => server.networkCondition === 'online' || server.networkCondition === 'slow';
  const cachesOf = (rootPath: RootPath) =>
    [...host.caches.keys()].filter((name) =>
      name.startsWith(`docs-offline / ${products[rootPath].id} `),
    );

  /** Sends a message about a product. Resolves with nothing if the worker fails. */
  const ask = (type: 'cancel' | 'remove' | 'save' | 'status', rootPath: RootPath) =>
    host.settle(host.send({ type, rootPath }, 'any').answer) as Promise<ProductStatus | undefined>;

  const updateTabs = () => {
    host.tabs.splice(
      0,
      2,
      ...tabs.flatMap((tab) =>
        tab ? [{ id: tab.client, url: `https://docs.example${tab.rootPath}/` }] : [],
      ),
    );
  };

  const open = async ({
    tab,
    page: { address, rootPath },
    report,
  }: StepOf<'open'>): Promise<string[]> => {
    const client = `tab ${(clients += 1)}`;
    tabs[tab] = { client, build: undefined, rootPath, isKnown: false };
    updateTabs();
    if (isOnline()) expected.recordRequest(address, rootPath);
    const wasCached = cached.has(address);
    const shown = await openPage(host, address, client);
    const isReachable =
      server.networkCondition === 'online' ||
      (server.networkCondition === 'slow' && shown.copy === undefined);
    const problems = expected.checkShown(shown, { rootPath, address, isReachable });
    if (server.networkCondition === 'slow' && wasCached && shown.copy === undefined) {
      problems.push('the copy is not shown while the server is slow');
    }
    if (!isReachable && wasCached && shown.html === undefined) problems.push('a copy is missing');
    if (shown.isOfflinePage || shown.html === undefined) return problems;
    problems.push(...(await checkData(rootPath, client)));

    const message = {
      type: report,
      address,
      title: 'A page',
      rootPath,
      resources: shown.assetAddresses,
    };
    const { isKept } = (await host.settle(host.send(message, client).answer)) as {
      isKept: boolean;
    };
    tabs[tab] = { client, build: shown.html, rootPath, isKnown: isKept };
    if (isKept && shown.copy === undefined) {
      expected.recordCached(address, rootPath);
      cached.add(address);
      visited.add(address);
    }
    if (isUndisturbed(rootPath)) {
      if (!isKept) problems.push('a visited page is not cached');
      problems.push(...(await checkCaches(rootPath)));
    }
    return problems;
  };

  /** Checks a file that is neither a page nor an asset. */
  const checkData = async (rootPath: RootPath, client: string): Promise<string[]> => {
    const answer = await host.load(`${rootPath}/search-en.json`, client).catch(() => undefined);
    const text = answer?.ok ? await answer.text() : undefined;
    if (isOnline())
      return text === `search ${current[rootPath]}` ? [] : [`data of another build: ${text}`];
    return saved.has(rootPath) && !text?.startsWith('search ') ? ['saved data is missing'] : [];
  };

  /** Checks that only the deployed build, the saved build and those in tabs have caches. */
  const checkCaches = async (rootPath: RootPath): Promise<string[]> => {
    await host.waitUntilIdle();
    const problems = host.caches.has('another-owner') ? [] : ['a cache of another owner is gone'];
    if (tabs.some((tab) => tab && !tab.isKnown)) return problems;
    const needed = [current[rootPath], ...tabs.map((tab) => tab?.build)];
    const others = cachesOf(rootPath).filter(
      (name) => !needed.some((id) => id && name.endsWith(` ${id}`)),
    );
    const { saved: isSaved } = (await ask('status', rootPath)) ?? {};
    if (others.length > (isSaved ? 1 : 0)) problems.push(`not evicted: ${others.join(', ')}`);
    return problems;
  };

  const save = async ({ rootPath, incident, afterRequests }: StepOf<'save'>): Promise<string[]> => {
    const { pages } = products[rootPath];
    if (isOnline()) for (const address of pages) expected.recordRequest(address, rootPath);
    const listedBefore = listedDeploy[rootPath];
    const wasSaved = saved.has(rootPath);
    const wasUndisturbed = isUndisturbed(rootPath);
    const wasComplete = server.networkCondition === 'online' && isFinished[rootPath];
    let requests = 0;
    let restarted: Promise<void> | undefined;
    const incidents = {
      cancel: () => void host.send({ type: 'cancel', rootPath }, 'any'),
      deploy: () => deploy(rootPath, 'linked pages'),
      none: () => undefined,
      offline: () => {
        server.networkCondition = 'offline';
      },
      stop: () => {
        restarted = host.restart();
      },
    };
    const progress = { hasHappened: false };
    server.onRequest = () => {
      requests += 1;
      if (requests !== afterRequests) return;
      progress.hasHappened = true;
      incidents[incident]();
    };
    const stopped = new Promise<'stopped'>((resolve) => {
      const { onRequest } = server;
      server.onRequest = (address) => {
        onRequest?.(address);
        if (restarted) resolve(restarted.then(() => 'stopped' as const));
      };
    });
    const answer = await host.settle(
      Promise.race([host.send({ type: 'save', rootPath }, 'any').answer, stopped]),
    );
    server.onRequest = undefined;
    const { hasHappened } = progress;
    if (answer === 'stopped') {
      // The next message makes the worker resume.
      await host.settle(host.send({ type: 'list' }, 'any').answer);
      await host.waitUntilIdle();
    }
    const status = await ask('status', rootPath);
    const { problem } =
      (answer === 'stopped' ? status : (answer as ProductStatus | undefined)) ?? {};
    const isSaved = status?.saved !== undefined;
    const problems: string[] = [];
    const mustSucceed =
      !hasHappened || incident === 'none' || incident === 'deploy' || incident === 'stop';
    if (wasUndisturbed && mustSucceed && (!isSaved || problem !== undefined)) {
      problems.push(`an undisturbed download failed: ${problem}`);
    }
    if (wasSaved && !isSaved) problems.push('the build that was saved before is lost');
    if (!isOnline() && !hasHappened && problem !== 'network')
      problems.push(`problem of a download without network: ${problem}`);
    if (wasComplete && isFull && mustSucceed && problem !== undefined && problem !== 'full') {
      problems.push(`problem of a download on a full disk: ${problem}`);
    }
    const isOver = answer !== undefined && !(hasHappened && incident === 'cancel');
    if (isSaved && problem === undefined && isOver && (answer !== 'stopped' || wasUndisturbed)) {
      saved.add(rootPath);
      for (const address of pages) {
        expected.recordCached(address, rootPath, deployCount[rootPath] - listedBefore);
        cached.add(address);
      }
    }
    return problems;
  };

  const remove = async ({ rootPath }: StepOf<'remove'>): Promise<string[]> => {
    const status = await ask('remove', rootPath);
    saved.delete(rootPath);
    for (const address of products[rootPath].pages) {
      expected.recordLost(address);
      if (!visited.has(address)) cached.delete(address);
    }
    return status?.saved && !isFull ? ['a removed product is still saved'] : [];
  };

  /** Corrupts a page or a manifest in a cache. */
  const corrupt = ({ entry }: StepOf<'corrupt'>) => {
    const all = (['', '/paint'] as const).flatMap((rootPath) =>
      cachesOf(rootPath).flatMap((name) => {
        const { entries } = host.caches.get(name) ?? {};
        const addresses = [...(entries?.keys() ?? [])].filter((it) => !it.startsWith('/_assets/'));
        return addresses.map((address) => ({ rootPath, entries, address }));
      }),
    );
    const chosen = all[entry % Math.max(all.length, 1)];
    const stored = chosen?.entries?.get(chosen.address);
    if (!chosen || !stored) return;
    const bytes = new TextEncoder().encode('<html data-build="corrupt">').buffer;
    chosen.entries?.set(chosen.address, { ...stored, bytes });
    saved.delete(chosen.rootPath);
    for (const address of products[chosen.rootPath].pages) {
      expected.recordLost(address);
      cached.delete(address);
      visited.delete(address);
    }
  };

  /** Runs a step. Returns what is wrong with what the step shows. */
  const actions: {
    readonly [Type in ChaosStep['type']]: (step: StepOf<Type>) => unknown;
  } = {
    open,
    save,
    remove,
    corrupt,
    deploy: ({ rootPath, format }) => deploy(rootPath, format),
    'partial deploy': ({ rootPath, format }) => deploy(rootPath, format, false),
    rollback: ({ rootPath, back }) => {
      const build = past[rootPath].at(-1 - back) ?? past[rootPath][0];
      if (build) put(rootPath, build, true);
    },
    'remove old assets': () => server.removeOldAssets(),
    network: ({ condition }) => {
      server.networkCondition = condition;
    },
    storage: ({ freeBytes }) => {
      host.freeSpace.bytes = freeBytes;
      isFull = freeBytes < 1_000_000;
    },
    restart: () => host.restart().then(() => []),
    close: ({ tab }) => {
      tabs[tab] = undefined;
      updateTabs();
    },
  };
  return {
    /** Returns the cache index, for the failure message. */
    async describe() {
      const index = await host.caches.get('docs-offline / book')?.match('/docs-offline-book.json');
      return `${await index?.text()} ${cachesOf('').concat(cachesOf('/paint')).join(', ')}`;
    },
    async play<Type extends ChaosStep['type']>(step: StepOf<Type> & { readonly type: Type }) {
      const problems = await actions[step.type](step);
      return Array.isArray(problems) ? problems.map(String) : [];
    },
  };
}
