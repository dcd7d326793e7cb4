import type { PageMessage, ProductStatus } from './worker/contract';
import { isRecord } from '../../lib/is-record';

/** Sends messages to the worker. */
export interface OfflineClient {
  /**
   * Sends a message and returns the response, or `undefined` without a worker or after the timeout. If the worker is
   * replaced before it responds, the message is sent to the next worker. A waiting worker takes over first.
   */
  ask(message: PageMessage, timeoutMs?: number): Promise<unknown>;
  /** Sends a message whose response is the status of a product. */
  askStatus(message: PageMessage, timeoutMs?: number): Promise<ProductStatus | undefined>;
}

const defaultTimeoutMs = 15_000;

/**
 * How long a message is held back for a worker that is about to take over. Chromium lets it take over when the active
 * worker is idle, and every message to the active worker postpones that by 30 seconds.
 */
const takeOverTimeoutMs = 3000;

/** Creates a client of the worker that controls the page, or else of the active worker. */
export function createOfflineClient(container: ServiceWorkerContainer | undefined): OfflineClient {
  const ask = async (message: PageMessage, timeoutMs = defaultTimeoutMs): Promise<unknown> => {
    const registration = await container?.getRegistration('/').catch(() => undefined);
    await awaitTakeOver(registration?.waiting);
    const worker = [container?.controller, registration?.active].find(isUsable);
    if (!worker) {
      return undefined;
    }
    const { port1, port2 } = new MessageChannel();
    const settled = new AbortController();
    const answer = new Promise((resolve) => {
      port1.onmessage = ({ data }: MessageEvent<unknown>) => resolve(data);
      if (Number.isFinite(timeoutMs)) {
        setTimeout(resolve, timeoutMs);
      }
      const askNextWorker = () => {
        if (!isUsable(worker)) resolve(ask(message, timeoutMs));
      };
      worker.addEventListener('statechange', askNextWorker, { signal: settled.signal });
    });
    worker.postMessage(message, [port2]);
    return answer.finally(() => {
      settled.abort();
      port1.close();
    });
  };
  return {
    ask,
    async askStatus(message, timeoutMs) {
      const answer = await ask(message, timeoutMs);
      return isStatus(answer) ? answer : undefined;
    },
  };
}

/** Workers that did not take over in time, because the active one is busy. They are not waited for again. */
const late = new WeakSet<ServiceWorker>();

/** Resolves when the waiting worker has taken over, or after the timeout. */
async function awaitTakeOver(waiting: ServiceWorker | null | undefined): Promise<void> {
  if (waiting?.state !== 'installed' || late.has(waiting)) {
    return;
  }
  const settled = new AbortController();
  const isLate = await new Promise<boolean>((resolve) => {
    const { signal } = settled;
    waiting.addEventListener('statechange', () => resolve(false), { signal });
    setTimeout(() => resolve(true), takeOverTimeoutMs);
  });
  settled.abort();
  if (isLate) {
    late.add(waiting);
  }
}

function isUsable(worker: ServiceWorker | null | undefined): worker is ServiceWorker {
  return worker !== null && worker !== undefined && worker.state !== 'redundant';
}

/** Checks a response: the worker may be of another build than the page. */
export function isStatus(value: unknown): value is ProductStatus {
  return (
    isRecord(value) &&
    typeof value['rootPath'] === 'string' &&
    typeof value['name'] === 'string' &&
    Array.isArray(value['pages'])
  );
}
