import type { PageMessage, ProductStatus } from '../../worker/messages';
import { isRecord } from '../is-record';

/** How the page speaks with the worker. */
export interface OfflineClient {
  /** What the worker answers; `undefined` while there is none, or when it is silent for too long. */
  ask(message: PageMessage, limit?: number): Promise<unknown>;
  /** The same with the state of a product as the answer. */
  askStatus(message: PageMessage, limit?: number): Promise<ProductStatus | undefined>;
}

/** Milliseconds that the worker may take for a plain answer. */
const timeLimit = 15_000;

/** Speaks with the worker that serves the page, else with the one that will serve the next. */
export function createOfflineClient(container: ServiceWorkerContainer | undefined): OfflineClient {
  const ask = async (message: PageMessage, limit = timeLimit): Promise<unknown> => {
    const registration = await container?.getRegistration('/').catch(() => undefined);
    const worker = container?.controller ?? registration?.active;
    if (!worker) {
      return undefined;
    }
    const { port1, port2 } = new MessageChannel();
    const answer = new Promise((resolve) => {
      port1.onmessage = ({ data }: MessageEvent<unknown>) => resolve(data);
      if (Number.isFinite(limit)) {
        setTimeout(resolve, limit);
      }
    });
    worker.postMessage(message, [port2]);
    return answer.finally(() => port1.close());
  };
  return {
    ask,
    async askStatus(message, limit) {
      const answer = await ask(message, limit);
      return isStatus(answer) ? answer : undefined;
    },
  };
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
