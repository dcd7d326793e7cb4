import { Worker } from 'node:worker_threads';
import type { CollectedStyles } from 'docs-shell/demos';
import { lenientResolveUrl, unresolvedImport } from './lenient-resolve';
import { splitDemos } from './split-demos';

/** The HTML of a demo, or the reason why there is none. */
export type DemoResult =
  | { readonly kind: 'rendered'; readonly html: string; readonly fallback?: string }
  /** It threw. */
  | { readonly kind: 'failed'; readonly error: string; readonly stack?: string }
  /** It ended the thread, for example with `process.exit`. */
  | { readonly kind: 'exited'; readonly code: number }
  /** It did not finish within the limit. */
  | { readonly kind: 'timed-out'; readonly limitMs: number };

/** Demos by id, and the styles of each group. */
export interface WorkerResult {
  readonly demos: ReadonlyMap<string, DemoResult>;
  readonly styles: readonly (CollectedStyles | undefined)[];
  readonly sharedStyles: string | undefined;
}

interface WorkerOptions {
  /** URL of the server build. */
  readonly url: string;
  readonly ids: readonly string[];
  readonly styleGroups: readonly (readonly string[])[];
  /** Time limit for each demo, and for loading the shared modules. */
  readonly limitMs: number;
  /** The most demos that one thread renders. */
  readonly maxDemos?: number;
}

/**
 * A thread keeps the modules of its demos, their data and their styles: about a megabyte for each demo of a large library.
 * Loading the shared modules again takes a second. A number, and not the size of the heap, because a demo can depend on
 * those that were rendered before it, and the same sources give the same HTML.
 */
const maxDemosPerThread = 400;

/** An import of a package needs the hooks. */
interface UnresolvedMessage {
  readonly needsHooks: true;
}

interface FinishedMessage extends Pick<WorkerResult, 'styles' | 'sharedStyles'> {
  readonly demos: readonly (readonly [id: string, result: DemoResult])[];
}

/**
 * Source of a clock that starts at noon of today for each demo: two builds of a day have the same HTML, and calendars show
 * the day that the browser shows. It runs, because a demo can wait for it.
 */
const clock = `
const noon = new Date().setHours(12, 0, 0, 0);
let start = performance.now();
const now = () => noon + Math.floor(performance.now() - start);
const Clock = new Proxy(Date, {
  apply: () => new Clock().toString(),
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
  get: (target, key, receiver) => (key === 'now' ? now : Reflect.get(target, key, receiver)),
});
Date.prototype.constructor = Clock;
globalThis.Date = Clock;
`;

/**
 * Source of the thread, as CommonJS. It stores its position in shared memory, which the main thread can read even if
 * the thread is in an endless loop.
 */
const program = `
const { parentPort, workerData } = require('node:worker_threads');
const { url, ids, styleGroups, position, hooks, unresolvedImport } = workerData;
process.setSourceMapsEnabled(true);
${clock}
if (hooks) require('node:module').register(hooks);
const current = new Int32Array(position);
(async () => {
  const server = await import(url);
  const demos = [];
  const registries = new Map();
  for (const [index, id] of ids.entries()) {
    Atomics.store(current, 0, index);
    start = performance.now();
    try {
      const { html, fallback, registry } = await server.renderDemo(id);
      registries.set(id, registry);
      demos.push([id, { kind: 'rendered', html, ...(fallback !== undefined && { fallback }) }]);
    } catch (error) {
      if (!hooks && unresolvedImport.test(String(error))) {
        parentPort.postMessage({ needsHooks: true });
        return;
      }
      demos.push([id, { kind: 'failed', error: String(error), stack: String(error?.stack ?? '') }]);
    }
  }
  const styles = styleGroups.map((group) =>
    server.collectStyles(group.flatMap((id) => (registries.has(id) ? [registries.get(id)] : []))),
  );
  parentPort.postMessage({ demos, styles, sharedStyles: server.sharedStyles() });
})().catch((error) => { setImmediate(() => { throw error; }); });
`;

/** Returns the environment variables that demos can read. They include no secrets of the build. */
function demoEnvironment(): Record<string, string> {
  const names = ['NODE_ENV', 'TZ', 'LANG', 'LC_ALL'];
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = process.env[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/**
 * Renders demos in a thread, so that a demo can neither end the build nor block it. If one does, the others are
 * rendered in a new thread, so that all problems are reported at once. If a package has imports that Node cannot resolve,
 * a new thread starts with hooks that can. Many demos are rendered by several threads, one after the other.
 *
 * @throws the error of a module that all demos share
 */
export async function renderInWorker(options: WorkerOptions): Promise<WorkerResult> {
  const { ids, styleGroups, maxDemos = maxDemosPerThread } = options;
  const state: { hooks?: string } = {};
  const demos = new Map<string, DemoResult>();
  const styles: (CollectedStyles | undefined)[] = styleGroups.map(() => undefined);
  let sharedStyles: string | undefined;
  for (const batch of splitDemos(ids, styleGroups, maxDemos)) {
    const groups = batch.groups.map((index) => styleGroups[index] ?? []);
    const own = await renderBatch({ ...options, ids: batch.ids, styleGroups: groups }, state);
    for (const [id, result] of own.demos) demos.set(id, result);
    for (const [at, index] of batch.groups.entries()) styles[index] = own.styles[at];
    sharedStyles ??= own.sharedStyles;
  }
  return { demos, styles, sharedStyles };
}

/** @param state remembers that hooks are needed */
async function renderBatch(
  options: WorkerOptions,
  state: { hooks?: string },
): Promise<WorkerResult> {
  const stopped = new Map<string, DemoResult>();
  for (;;) {
    const ids = options.ids.filter((id) => !stopped.has(id));
    const outcome = await runOnce({ ...options, ids, ...state });
    if ('needsHooks' in outcome) {
      state.hooks = lenientResolveUrl;
      continue;
    }
    if ('demos' in outcome) {
      return { ...outcome, demos: new Map([...outcome.demos, ...stopped]) };
    }
    const id = ids[outcome.position];
    if (id === undefined) {
      throw new Error(`the code that all demos share ${describeResult(outcome.result)}`);
    }
    stopped.set(id, outcome.result);
  }
}

/** Describes why a demo has no HTML. */
export function describeResult(result: Exclude<DemoResult, { kind: 'rendered' }>): string {
  switch (result.kind) {
    case 'failed':
      return `throws while it renders on the server: ${result.error}`;
    case 'exited':
      return `ends the process while it renders on the server, with code ${result.code}`;
    case 'timed-out':
      return `does not finish rendering on the server within ${result.limitMs / 1000} seconds`;
  }
}

interface Stopped {
  /** Index of the demo, or -1 while the modules load. */
  readonly position: number;
  readonly result: Exclude<DemoResult, { kind: 'rendered' }>;
}

/** `hooks` is the URL of resolve hooks. */
type RunOptions = WorkerOptions & { readonly hooks?: string };

function runOnce({ url, ids, styleGroups, limitMs, hooks }: RunOptions) {
  const position = new SharedArrayBuffer(4);
  const current = new Int32Array(position);
  Atomics.store(current, 0, -1);
  const worker = new Worker(program, {
    eval: true,
    execArgv: [],
    env: demoEnvironment(),
    workerData: { url, ids, styleGroups, position, hooks, unresolvedImport },
  });
  const tickMs = limitMs / 20;
  let lastPosition = -1;
  let lastTick = performance.now();
  let waitedMs = 0;
  return new Promise<FinishedMessage | Stopped | UnresolvedMessage>((resolve, reject) => {
    const watch = setInterval(() => {
      const position = Atomics.load(current, 0);
      const tick = performance.now();
      // A pause of the machine, or of this thread, is not time that the demo took.
      waitedMs = position === lastPosition ? waitedMs + Math.min(tick - lastTick, 2 * tickMs) : 0;
      lastPosition = position;
      lastTick = tick;
      if (waitedMs > limitMs) end({ position, result: { kind: 'timed-out', limitMs } });
    }, tickMs);
    let hasEnded = false;
    const end = (outcome: FinishedMessage | Stopped | UnresolvedMessage) => {
      if (hasEnded) return;
      hasEnded = true;
      clearInterval(watch);
      // Stops the timers of demos, which could end the process.
      void worker.terminate().then(() => resolve(outcome), reject);
    };
    worker.once('message', (message: FinishedMessage | UnresolvedMessage) => end(message));
    worker.once('error', (error: unknown) => {
      const at = Atomics.load(current, 0);
      if (at < 0) {
        if (hooks === undefined && unresolvedImport.test(String(error))) {
          end({ needsHooks: true });
          return;
        }
        hasEnded = true;
        clearInterval(watch);
        reject(error instanceof Error ? error : new Error(String(error)));
      } else {
        const stack = (error instanceof Error && error.stack) || '';
        end({ position: at, result: { kind: 'failed', error: String(error), stack } });
      }
    });
    worker.once('exit', (code) =>
      end({ position: Atomics.load(current, 0), result: { kind: 'exited', code } }),
    );
  });
}
