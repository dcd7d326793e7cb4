import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import { vi } from 'vitest';
import { createMemoryCaches } from './memory-caches.fixture';

const origin = 'https://docs.example';

/** Responds to the worker's requests. */
export type Network = (address: string) => Promise<Response>;

interface SentEvent<Answer> {
  readonly answer: Promise<Answer>;
}

interface Instance {
  readonly listeners: Map<string, (event: object) => void>;
  /** A stopped worker does nothing any more: its pending calls never settle. */
  isAlive: boolean;
}

/**
 * Runs the worker's own code, `service-worker.ts`, in this process: over caches in memory, a network of the test and
 * Vitest's fake timers.
 */
export async function createWorkerHost(network: Network) {
  const { freeSpace, caches, storage } = createMemoryCaches();
  const tabs: { id: string; url: string }[] = [];
  const running = new AsyncLocalStorage<Instance>();
  let activity = 0;
  let instance: Instance | undefined;
  let lasting: Promise<unknown>[] = [];

  /** Makes a call pending forever if the worker that made it has been stopped. */
  const guard =
    <Arguments extends unknown[], Answer>(action: (...args: Arguments) => Promise<Answer>) =>
    (...args: Arguments): Promise<Answer> => {
      activity += 1;
      const caller = running.getStore();
      const isStopped = () => caller?.isAlive === false;
      if (isStopped()) return new Promise(() => undefined);
      return action(...args).then(
        (answer) => (isStopped() ? new Promise<never>(() => undefined) : answer),
        (error: unknown) =>
          isStopped() ? new Promise<never>(() => undefined) : Promise.reject(error as Error),
      );
    };

  vi.stubGlobal(
    'fetch',
    guard(async (input: string | { readonly url: string }, init: RequestInit = {}) => {
      const { signal } = init;
      signal?.throwIfAborted();
      const address = new URL(typeof input === 'string' ? input : input.url, origin).pathname;
      let abort: () => void = () => undefined;
      const aborted = new Promise<never>((_, reject) => {
        abort = () => reject(signal?.reason as Error);
        signal?.addEventListener('abort', abort);
      });
      return Promise.race([network(address), aborted]).finally(() =>
        signal?.removeEventListener('abort', abort),
      );
    }),
  );
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      postMessage = () => undefined;
    },
  );
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const abort = new AbortController();
    setTimeout(() => abort.abort(new DOMException('Too late.', 'TimeoutError')), milliseconds);
    return abort.signal;
  });
  // Node's own digest runs in a thread, so the test could not tell whether the worker still waits for it.
  vi.spyOn(crypto.subtle, 'digest').mockImplementation(async (_, data) => {
    activity += 1;
    const bytes = ArrayBuffer.isView(data) ? new Uint8Array(data.buffer) : new Uint8Array(data);
    return Uint8Array.from(createHash('sha256').update(bytes).digest()).buffer;
  });

  const start = async () => {
    const started: Instance = { listeners: new Map(), isAlive: true };
    const queues = new Map<string, Promise<unknown>>();
    const locks = {
      request: (name: string, work: () => Promise<unknown>) => {
        const result = (queues.get(name) ?? Promise.resolve()).then(guard(work));
        queues.set(
          name,
          result.catch(() => undefined),
        );
        return result;
      },
    };
    vi.stubGlobal('self', {
      addEventListener: (name: string, listener: (event: object) => void) =>
        started.listeners.set(name, listener),
      caches: {
        has: guard(storage.has),
        delete: guard(storage.delete),
        keys: guard(storage.keys),
        open: guard(async (name: string) => {
          const cache = await storage.open(name);
          return {
            match: guard((address: string) => cache.match(address)),
            put: guard((address: string, response: Response) => cache.put(address, response)),
            delete: guard((address: string) => cache.delete(address)),
            keys: guard(() => cache.keys()),
          };
        }),
      },
      clients: { matchAll: guard(async () => [...tabs]) },
      location: { origin },
      navigator: { locks },
      registration: { scope: `${origin}/` },
      skipWaiting: async () => undefined,
    });
    vi.resetModules();
    await running.run(started, () => import('./service-worker'));
    instance = started;
    lasting = [];
  };

  const dispatch = (name: string, event: object) => {
    const target = instance;
    if (!target) throw new Error('No worker runs.');
    const waitUntil = (work: Promise<unknown>) => {
      lasting.push(work.catch(() => undefined));
    };
    running.run(target, () => target.listeners.get(name)?.({ ...event, waitUntil }));
  };

  const request = (address: string, mode: string, client: string): SentEvent<Response> => {
    let answer: Promise<Response> = Promise.reject(
      new Error('The worker does not handle this request.'),
    );
    answer.catch(() => undefined);
    const url = origin + address;
    dispatch('fetch', {
      request: { method: 'GET', url, mode, headers: new Headers() },
      clientId: client,
      resultingClientId: client,
      preloadResponse: Promise.resolve(undefined),
      respondWith: (response: Promise<Response>) => {
        answer = response;
      },
    });
    return { answer };
  };

  /** Waits for a promise. Advances the clock only while nothing else happens. */
  const settle = async <Value>(promise: Promise<Value>): Promise<Value> => {
    const state = { isSettled: false };
    const mark = () => {
      state.isSettled = true;
    };
    promise.then(mark, mark);
    for (;;) {
      await calm();
      if (state.isSettled) return promise;
      if (vi.getTimerCount() === 0)
        throw new Error('The worker waits for something that never happens.');
      vi.advanceTimersToNextTimer();
    }
  };

  const calm = async () => {
    let before: number;
    do {
      before = activity;
      for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    } while (before !== activity);
  };

  await start();
  return {
    freeSpace,
    caches,
    tabs,
    /** Stops the worker in the middle of its work, as browsers do, and starts it again. */
    async restart() {
      if (instance) instance.isAlive = false;
      await start();
    },
    async install() {
      dispatch('install', {});
      await settle(Promise.all(lasting));
    },
    navigate: (address: string, client: string) =>
      settle(request(address, 'navigate', client).answer),
    load: (address: string, client: string) => settle(request(address, 'no-cors', client).answer),
    /** Sends a message from a page. */
    send(message: object, client: string): SentEvent<unknown> {
      const answer = new Promise<unknown>((resolve) => {
        dispatch('message', {
          data: message,
          ports: [{ postMessage: resolve }],
          source: { id: client },
        });
      });
      return { answer };
    },
    settle,
    /** Waits until the worker has finished its work in the background. */
    waitUntilIdle: () => settle(Promise.all(lasting)),
  };
}
