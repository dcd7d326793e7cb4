import { EventEmitter, once } from 'node:events';
import type { RequestListener } from 'node:http';
import { z } from 'zod';

/** Receives the calls of the tag function from pages. */
export interface Collector {
  /** Path on the site's origin to which pages send calls. */
  readonly forward: { readonly path: string; readonly handle: RequestListener };
  /**
   * Forgets what was received, and returns a replacement of Google's script that sends each call of the tag function
   * on. Calls of earlier scripts are ignored: a page sends its last ones when it is closed, and they arrive later.
   */
  startSession(): string;
  /** All calls in order. */
  calls(): readonly TagCall[];
  /** Returns the parameters of the events with a name. */
  events(name?: string): readonly CollectedEvent[];
  /** Resolves when the calls with these names, by which pages know what they sent, have arrived. */
  received(names: readonly string[]): Promise<void>;
  clear(): void;
}

/** Arguments of one call: `['event', 'page_view', { … }]`. */
export type TagCall = readonly unknown[];

/** One event. */
export interface CollectedEvent {
  readonly name: string;
  readonly parameters: Readonly<Record<string, unknown>>;
}

/** URL of the script that is replaced. */
export const tagScript = 'https://www.googletagmanager.com/**';

const path = '/collect';
const beaconSchema = z.object({ name: z.string(), call: z.array(z.unknown()) });
const eventSchema = z.tuple([z.literal('event'), z.string(), z.record(z.string(), z.unknown())]);

const createScript = (session: number) => `(() => {
  globalThis.sentCalls = [];
  const send = (call) => {
    const name = '${session}:' + crypto.getRandomValues(new BigUint64Array(1))[0];
    globalThis.sentCalls.push(name);
    return navigator.sendBeacon('${path}', JSON.stringify({ name, call: [...call] }));
  };
  const queue = globalThis.dataLayer;
  queue.forEach(send);
  queue.push = (call) => (send(call), Array.prototype.push.call(queue, call));
})();`;

/** Creates an empty collector. */
export function createCollector(): Collector {
  let session = 0;
  const received: TagCall[] = [];
  const names = new Set<string>();
  const arrivals = new EventEmitter();
  return {
    startSession() {
      received.splice(0);
      session += 1;
      return createScript(session);
    },
    forward: {
      path,
      handle: (request, response) => {
        let text = '';
        request.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
        request.on('end', () => {
          const { name, call } = beaconSchema.parse(JSON.parse(text));
          if (name.startsWith(`${session}:`)) received.push(call);
          names.add(name);
          arrivals.emit('call');
          response.writeHead(204).end();
        });
      },
    },
    calls: () => received,
    events: (wanted) =>
      received.flatMap((call) => {
        const { data } = eventSchema.safeParse(call);
        return data && (wanted === undefined || data[1] === wanted)
          ? [{ name: data[1], parameters: data[2] }]
          : [];
      }),
    async received(wanted) {
      while (!wanted.every((name) => names.has(name))) await once(arrivals, 'call');
    },
    clear: () => void received.splice(0),
  };
}
