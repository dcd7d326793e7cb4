import { Worker } from 'node:worker_threads';
import type { CollectedStyles } from 'docs-shell/demos';

/** What a demo became, or why there is nothing. */
export type DemoResult =
  | { readonly kind: 'rendered'; readonly html: string; readonly fallback?: string }
  /** It threw. */
  | { readonly kind: 'failed'; readonly error: string }
  /** It ended the thread, for example with `process.exit`. */
  | { readonly kind: 'exited'; readonly code: number }
  | { readonly kind: 'late'; readonly limitMs: number };

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
  /** For one demo, and for loading what all of them share. */
  readonly limitMs: number;
}

interface FinishedMessage extends Pick<WorkerResult, 'styles' | 'sharedStyles'> {
  readonly demos: readonly (readonly [id: string, result: DemoResult])[];
}

/** Runs as CommonJS in the thread. The current position is in shared memory, where an endless loop leaves it. */
const program = `
const { parentPort, workerData } = require('node:worker_threads');
const { url, ids, styleGroups, position } = workerData;
const current = new Int32Array(position);
(async () => {
  const server = await import(url);
  const demos = [];
  const registries = new Map();
  for (const [index, id] of ids.entries()) {
    Atomics.store(current, 0, index);
    try {
      const { html, fallback, registry } = await server.renderDemo(id);
      registries.set(id, registry);
      demos.push([id, { kind: 'rendered', html, ...(fallback !== undefined && { fallback }) }]);
    } catch (error) {
      demos.push([id, { kind: 'failed', error: String(error) }]);
    }
  }
  const styles = styleGroups.map((group) =>
    server.collectStyles(group.flatMap((id) => (registries.has(id) ? [registries.get(id)] : []))),
  );
  parentPort.postMessage({ demos, styles, sharedStyles: server.sharedStyles() });
})().catch((error) => { setImmediate(() => { throw error; }); });
`;

/** What a demo sees of the environment: no secret of the build is among it. */
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
 * Renders demos in a thread of their own, so that a demo can neither end the build nor keep it from ending. After such
 * a demo the others are rendered in a new thread, so that all faults are reported at once.
 *
 * @throws what the modules throw that all demos share
 */
export async function renderInWorker(options: WorkerOptions): Promise<WorkerResult> {
  const bad = new Map<string, DemoResult>();
  for (;;) {
    const ids = options.ids.filter((id) => !bad.has(id));
    const outcome = await runOnce({ ...options, ids });
    if ('demos' in outcome) {
      return { ...outcome, demos: new Map([...outcome.demos, ...bad]) };
    }
    const id = ids[outcome.position];
    if (id === undefined) {
      throw new Error(`what all demos share ${describeResult(outcome.result)}`);
    }
    bad.set(id, outcome.result);
  }
}

/** Says what a demo did that gave no HTML. */
export function describeResult(result: Exclude<DemoResult, { kind: 'rendered' }>): string {
  switch (result.kind) {
    case 'failed':
      return `throws while it renders on the server: ${result.error}`;
    case 'exited':
      return `ends the process while it renders on the server, with code ${result.code}`;
    case 'late':
      return `does not finish rendering on the server within ${result.limitMs / 1000} seconds`;
  }
}

interface Stopped {
  /** Of the demo; -1 while the modules load. */
  readonly position: number;
  readonly result: Exclude<DemoResult, { kind: 'rendered' }>;
}

function runOnce({ url, ids, styleGroups, limitMs }: WorkerOptions) {
  const position = new SharedArrayBuffer(4);
  const current = new Int32Array(position);
  Atomics.store(current, 0, -1);
  const worker = new Worker(program, {
    eval: true,
    execArgv: [],
    env: demoEnvironment(),
    workerData: { url, ids, styleGroups, position },
  });
  let last = -1;
  let since = performance.now();
  return new Promise<FinishedMessage | Stopped>((resolve, reject) => {
    const watch = setInterval(() => {
      const now = Atomics.load(current, 0);
      if (now !== last) {
        last = now;
        since = performance.now();
      } else if (performance.now() - since > limitMs) {
        end({ position: now, result: { kind: 'late', limitMs } });
      }
    }, limitMs / 20);
    let hasEnded = false;
    const end = (outcome: FinishedMessage | Stopped) => {
      if (hasEnded) return;
      hasEnded = true;
      clearInterval(watch);
      // Its timers must not run on: a demo may have set one that ends the process.
      void worker.terminate().then(() => resolve(outcome), reject);
    };
    worker.once('message', (message: FinishedMessage) => end(message));
    worker.once('error', (error: unknown) => {
      const at = Atomics.load(current, 0);
      if (at < 0) {
        hasEnded = true;
        clearInterval(watch);
        reject(error instanceof Error ? error : new Error(String(error)));
      } else end({ position: at, result: { kind: 'failed', error: String(error) } });
    });
    worker.once('exit', (code) =>
      end({ position: Atomics.load(current, 0), result: { kind: 'exited', code } }),
    );
  });
}
