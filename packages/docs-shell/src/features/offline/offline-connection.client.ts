import type { PageMessage, ProductStatus } from './worker/messages';
import { isRecord } from '../../lib/is-record';

/** How the page speaks with the worker. */
export interface OfflineClient {
  /**
   * What the worker answers; `undefined` while there is none, or when it is silent for too long. One that is replaced
   * meanwhile answers nothing any more: then the next is asked. One that is about to take over is let do so first.
   */
  ask(message: PageMessage, limit?: number): Promise<unknown>;
  /** The same with the state of a product as the answer. */
  askStatus(message: PageMessage, limit?: number): Promise<ProductStatus | undefined>;
}

/** Milliseconds that the worker may take for a plain answer. */
const timeLimit = 15_000;

/**
 * Milliseconds that a message waits for a worker that is about to take over. Chromium lets it do so when the one before
 * has nothing to do, and a message to that one puts this off by half a minute.
 */
const turnLimit = 3000;

/** Speaks with the worker that serves the page, else with the one that will serve the next. */
export function createOfflineClient(container: ServiceWorkerContainer | undefined): OfflineClient {
  const ask = async (message: PageMessage, limit = timeLimit): Promise<unknown> => {
    const registration = await container?.getRegistration('/').catch(() => undefined);
    await whenTakenOver(registration?.waiting);
    const worker = [container?.controller, registration?.active].find(isAlive);
    if (!worker) {
      return undefined;
    }
    const { port1, port2 } = new MessageChannel();
    const settled = new AbortController();
    const answer = new Promise((resolve) => {
      port1.onmessage = ({ data }: MessageEvent<unknown>) => resolve(data);
      if (Number.isFinite(limit)) {
        setTimeout(resolve, limit);
      }
      const follow = () => {
        if (!isAlive(worker)) resolve(ask(message, limit));
      };
      worker.addEventListener('statechange', follow, { signal: settled.signal });
    });
    worker.postMessage(message, [port2]);
    return answer.finally(() => {
      settled.abort();
      port1.close();
    });
  };
  return {
    ask,
    async askStatus(message, limit) {
      const answer = await ask(message, limit);
      return isStatus(answer) ? answer : undefined;
    },
  };
}

/** They did not take over in time: the one before is at work for long, and its progress is asked for. */
const late = new WeakSet<ServiceWorker>();

/** Resolves when the next worker has its turn, or has not taken it in time. */
async function whenTakenOver(waiting: ServiceWorker | null | undefined): Promise<void> {
  if (waiting?.state !== 'installed' || late.has(waiting)) {
    return;
  }
  const settled = new AbortController();
  const isLate = await new Promise<boolean>((resolve) => {
    const { signal } = settled;
    waiting.addEventListener('statechange', () => resolve(false), { signal });
    setTimeout(() => resolve(true), turnLimit);
  });
  settled.abort();
  if (isLate) {
    late.add(waiting);
  }
}

function isAlive(worker: ServiceWorker | null | undefined): worker is ServiceWorker {
  return worker !== null && worker !== undefined && worker.state !== 'redundant';
}

/** The worker may be of another build than the page. */
export function isStatus(value: unknown): value is ProductStatus {
  return (
    isRecord(value) &&
    typeof value['rootPath'] === 'string' &&
    typeof value['name'] === 'string' &&
    Array.isArray(value['pages'])
  );
}
