import { EventEmitter, once } from 'node:events';
import type { RequestListener } from 'node:http';
import { z } from 'zod';

/** Receives the calls of the tag function from pages. */
export interface Collector {
  /** Path on the site's origin to which pages send calls. */
  readonly forward: { readonly path: string; readonly handle: RequestListener };
  /**
   * Clears the collected calls, and returns a replacement of Google's script that forwards each call of the tag
   * function. Calls of earlier scripts are ignored: a page sends its last ones when it is closed, and they arrive
   * later.
   */
  startSession(): string;
  /** The calls that have arrived, in the order in which pages made them. Beacons may overtake each other. */
  calls(): readonly TagCall[];
  /** Returns the parameters of the events with a name. */
  events(name?: string): readonly CollectedEvent[];
  /** Resolves when the calls with these ids have arrived. Pages record the ids of the calls that they send. */
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

/** Host of the script that is replaced. */
export const tagHost = 'www.googletagmanager.com';

/** URLs of this host. */
export const tagScript = `https://${tagHost}/**`;

const path = '/collect';
const beaconSchema = z.object({
  name: z.string(),
  call: z.array(z.unknown()),
  /** Milliseconds since 1970. */
  sentAtMs: z.number(),
  /** Number of the call in its page: two calls may have the same time. */
  index: z.number(),
});
type Beacon = z.infer<typeof beaconSchema>;
const eventSchema = z.tuple([z.literal('event'), z.string(), z.record(z.string(), z.unknown())]);

const createScript = (session: number) => `(() => {
  globalThis.sentCalls = [];
  const send = (call) => {
    const name = '${session}:' + crypto.getRandomValues(new BigUint64Array(1))[0];
    globalThis.sentCalls.push(name);
    const sentAtMs = performance.timeOrigin + performance.now();
    const index = globalThis.sentCalls.length;
    return navigator.sendBeacon('${path}', JSON.stringify({ name, call: [...call], sentAtMs, index }));
  };
  const queue = globalThis.dataLayer;
  queue.forEach(send);
  queue.push = (call) => (send(call), Array.prototype.push.call(queue, call));
})();`;

/** Creates an empty collector. */
export function createCollector(): Collector {
  let session = 0;
  const received: Beacon[] = [];
  const names = new Set<string>();
  const arrivals = new EventEmitter();
  const calls = () =>
    received
      .toSorted((a, b) => a.sentAtMs - b.sentAtMs || a.index - b.index)
      .map(({ call }) => call);
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
          const beacon = beaconSchema.parse(JSON.parse(text));
          if (beacon.name.startsWith(`${session}:`)) received.push(beacon);
          names.add(beacon.name);
          arrivals.emit('call');
          response.writeHead(204).end();
        });
      },
    },
    calls,
    events: (wanted) =>
      calls().flatMap((call) => {
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
