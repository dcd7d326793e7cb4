import { createFaultModel } from './fault-model.fixture';
import { MemoryCache } from './memory-caches.fixture';
import type { ProductStatus } from './messages';
import {
  createDayServer,
  openPage,
  products,
  writeBuild,
  type DayBuild,
  type DayTab,
  type RootPath,
} from './random-day.fixture';
import type { StepOf, StepOfDay } from './random-day-steps.fixture';
import { createWorkerHost } from './worker-host.fixture';

/** Plays a day with the worker's own code. Answers what the reader was wrongly shown, with the steps before it. */
export async function playDay(steps: readonly StepOfDay[]): Promise<string[]> {
  const day = await startDay();
  for (const [index, step] of steps.entries()) {
    const faults = await day.play(step);
    if (faults.length > 0) {
      return [
        ...steps.slice(Math.max(0, index - 40), index + 1).map((it) => JSON.stringify(it)),
        ...faults,
        await day.describe(),
      ];
    }
  }
  return [];
}

async function startDay() {
  const server = createDayServer();
  const model = createFaultModel();
  const past: Record<RootPath, DayBuild[]> = { '': [], '/paint': [] };
  const current: Record<RootPath, string> = { '': '', '/paint': '' };
  const deployCount: Record<RootPath, number> = { '': 0, '/paint': 0 };
  /** Number of the deploy whose list of files the server has. */
  const listedDeploy: Record<RootPath, number> = { '': 0, '/paint': 0 };
  const isFinished: Record<RootPath, boolean> = { '': true, '/paint': true };
  const saved = new Set<RootPath>();
  /** Addresses whose copy must be there, and those of them that were read. */
  const kept = new Set<string>();
  const read = new Set<string>();
  const tabs: (DayTab | undefined)[] = [undefined, undefined];
  let isFull = false;
  let clients = 0;

  const put = (rootPath: RootPath, build: DayBuild, isWhole: boolean) => {
    server.deploy(rootPath, build, isWhole);
    isFinished[rootPath] = isWhole;
    current[rootPath] = build.id;
    deployCount[rootPath] += 1;
    if (isWhole) listedDeploy[rootPath] = deployCount[rootPath];
    model.noteDeploy(rootPath, build.id);
  };
  const deploy = (rootPath: RootPath, isWhole = true) => {
    const build = writeBuild(rootPath, `${products[rootPath].id}${past[rootPath].length + 1}`);
    past[rootPath].push(build);
    put(rootPath, build, isWhole);
  };
  deploy('');
  deploy('/paint');
  model.noteAsked('/offline/', '');
  const host = await createWorkerHost((address) => server.answer(address));
  await host.install();
  host.caches.set('somebody-else', new MemoryCache(host.room));

  /** Nothing prevents the worker from doing what it is asked. */
  const isSmooth = (rootPath: RootPath) =>
    server.weather === 'fine' && isFinished[rootPath] && !isFull;
  const isOnline = () => server.weather === 'fine' || server.weather === 'slow';
  const cachesOf = (rootPath: RootPath) =>
    [...host.caches.keys()].filter((name) =>
      name.startsWith(`docs-offline / ${products[rootPath].id} `),
    );

  /** Asks the worker about a product, or to do something with it. Nothing is answered where that failed. */
  const ask = (type: 'cancel' | 'remove' | 'save' | 'status', rootPath: RootPath) =>
    host.settle(host.send({ type, rootPath }, 'any').answer) as Promise<ProductStatus | undefined>;

  const listen = () => {
    host.tabs.splice(
      0,
      2,
      ...tabs.flatMap((tab) =>
        tab ? [{ id: tab.client, url: `https://docs.example${tab.rootPath}/` }] : [],
      ),
    );
  };

  const open = async ({ tab, place: { address, rootPath } }: StepOf<'open'>): Promise<string[]> => {
    const client = `tab ${(clients += 1)}`;
    tabs[tab] = { client, build: undefined, rootPath, isKnown: false };
    listen();
    if (isOnline()) model.noteAsked(address, rootPath);
    const wasKept = kept.has(address);
    const shown = await openPage(host, address, client);
    const isReachable =
      server.weather === 'fine' || (server.weather === 'slow' && shown.copy === undefined);
    const faults = model.findFaults(shown, { rootPath, address, isReachable });
    if (server.weather === 'slow' && wasKept && shown.copy === undefined) {
      faults.push('a copy is there and is not shown while the server is slow');
    }
    if (!isReachable && wasKept && shown.html === undefined)
      faults.push('a copy that must be there is not');
    if (shown.isOfflinePage || shown.html === undefined) return faults;
    faults.push(...(await checkData(rootPath, client)));

    const message = { type: 'shown', address, title: 'A page', rootPath, resources: shown.parts };
    const { isKept } = (await host.settle(host.send(message, client).answer)) as {
      isKept: boolean;
    };
    tabs[tab] = { client, build: shown.html, rootPath, isKnown: isKept };
    if (isKept && shown.copy === undefined) {
      model.noteKept(address, rootPath);
      kept.add(address);
      read.add(address);
    }
    if (isSmooth(rootPath)) {
      if (!isKept) faults.push('a page that was read is not kept');
      faults.push(...(await checkCaches(rootPath)));
    }
    return faults;
  };

  /** A file that is neither a page nor named by its content. */
  const checkData = async (rootPath: RootPath, client: string): Promise<string[]> => {
    const answer = await host.load(`${rootPath}/search-en.json`, client).catch(() => undefined);
    const text = answer?.ok ? await answer.text() : undefined;
    if (isOnline())
      return text === `search ${current[rootPath]}` ? [] : [`data of another build: ${text}`];
    return saved.has(rootPath) && !text?.startsWith('search ') ? ['saved data is not there'] : [];
  };

  /** What nobody needs is gone: neither the present build nor a saved one, nor one that a tab shows. */
  const checkCaches = async (rootPath: RootPath): Promise<string[]> => {
    await host.rest();
    const faults = host.caches.has('somebody-else') ? [] : ['a cache of somebody else is gone'];
    if (tabs.some((tab) => tab && !tab.isKnown)) return faults;
    const needed = [current[rootPath], ...tabs.map((tab) => tab?.build)];
    const others = cachesOf(rootPath).filter(
      (name) => !needed.some((id) => id && name.endsWith(` ${id}`)),
    );
    const { saved: isSaved } = (await ask('status', rootPath)) ?? {};
    if (others.length > (isSaved ? 1 : 0)) faults.push(`not evicted: ${others.join(', ')}`);
    return faults;
  };

  const save = async ({ rootPath, incident, after }: StepOf<'save'>): Promise<string[]> => {
    const { pages } = products[rootPath];
    if (isOnline()) for (const address of pages) model.noteAsked(address, rootPath);
    const listedBefore = listedDeploy[rootPath];
    const wasSaved = saved.has(rootPath);
    const wasSmooth = isSmooth(rootPath);
    const wasWhole = server.weather === 'fine' && isFinished[rootPath];
    let requests = 0;
    let restarted: Promise<void> | undefined;
    const incidents = {
      cancel: () => void host.send({ type: 'cancel', rootPath }, 'any'),
      deploy: () => deploy(rootPath),
      nothing: () => undefined,
      offline: () => {
        server.weather = 'offline';
      },
      stop: () => {
        restarted = host.restart();
      },
    };
    const progress = { hasHappened: false };
    server.onRequest = () => {
      requests += 1;
      if (requests !== after) return;
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
      // The next message makes the worker go on.
      await host.settle(host.send({ type: 'list' }, 'any').answer);
      await host.rest();
    }
    const status = await ask('status', rootPath);
    const { problem } =
      (answer === 'stopped' ? status : (answer as ProductStatus | undefined)) ?? {};
    const isSaved = status?.saved !== undefined;
    const faults: string[] = [];
    const isSpared =
      !hasHappened || incident === 'nothing' || incident === 'deploy' || incident === 'stop';
    if (wasSmooth && isSpared && (!isSaved || problem !== undefined)) {
      faults.push(`a save on a good day ends with ${problem}`);
    }
    if (wasSaved && !isSaved) faults.push('what was saved before is lost');
    if (!isOnline() && !hasHappened && problem !== 'network')
      faults.push(`a save without network: ${problem}`);
    if (wasWhole && isFull && isSpared && problem !== undefined && problem !== 'full') {
      faults.push(`a save on a full device: ${problem}`);
    }
    const isOver = answer !== undefined && !(hasHappened && incident === 'cancel');
    if (isSaved && problem === undefined && isOver && (answer !== 'stopped' || wasSmooth)) {
      saved.add(rootPath);
      for (const address of pages) {
        model.noteKept(address, rootPath, deployCount[rootPath] - listedBefore);
        kept.add(address);
      }
    }
    return faults;
  };

  const remove = async ({ rootPath }: StepOf<'remove'>): Promise<string[]> => {
    const status = await ask('remove', rootPath);
    saved.delete(rootPath);
    for (const address of products[rootPath].pages) {
      model.noteLost(address);
      if (!read.has(address)) kept.delete(address);
    }
    return status?.saved && !isFull ? ['a removed product says that it is saved'] : [];
  };

  /** Bytes of a page, or of the list of a build's files, go bad on the device. */
  const spoil = ({ entry }: StepOf<'spoil'>) => {
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
    const bytes = new TextEncoder().encode('<html data-build="spoiled">').buffer;
    chosen.entries?.set(chosen.address, { ...stored, bytes });
    saved.delete(chosen.rootPath);
    for (const address of products[chosen.rootPath].pages) {
      model.noteLost(address);
      kept.delete(address);
      read.delete(address);
    }
  };

  /** Each plays a step; those that look at what is shown return its faults. */
  const actions: {
    readonly [Type in StepOfDay['type']]: (step: StepOf<Type>) => unknown;
  } = {
    open,
    save,
    remove,
    spoil,
    deploy: ({ rootPath }) => deploy(rootPath),
    'deploy half': ({ rootPath }) => deploy(rootPath, false),
    rollback: ({ rootPath, back }) => {
      const build = past[rootPath].at(-1 - back) ?? past[rootPath][0];
      if (build) put(rootPath, build, true);
    },
    'forget old assets': () => server.forgetOldAssets(),
    weather: ({ weather }) => {
      server.weather = weather;
    },
    room: ({ bytes }) => {
      host.room.bytes = bytes;
      isFull = bytes < 1_000_000;
    },
    restart: () => host.restart().then(() => []),
    close: ({ tab }) => {
      tabs[tab] = undefined;
      listen();
    },
  };
  return {
    /** What the worker knows, for the message of a fault. */
    async describe() {
      const book = await host.caches.get('docs-offline / book')?.match('/docs-offline-book.json');
      return `${await book?.text()} ${cachesOf('').concat(cachesOf('/paint')).join(', ')}`;
    },
    async play<Type extends StepOfDay['type']>(step: StepOf<Type> & { readonly type: Type }) {
      const faults = await actions[step.type](step);
      return Array.isArray(faults) ? faults.map(String) : [];
    },
  };
}
