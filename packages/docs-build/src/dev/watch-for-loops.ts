import inspector from 'node:inspector';
import { Worker } from 'node:worker_threads';
import { formatText } from 'diagnostics';

/** Ends the process if its code never returns. */
export interface LoopWatch {
  /** Runs code of a file, which the message then names. */
  during<Result>(file: string, run: () => Result): Result;
  close(): Promise<unknown>;
}

/** Bytes of the name of a file. Longer names are cut. */
const maxNameBytes = 500;

/**
 * Source of a thread that ends the process, because nobody can interrupt an endless loop in the main thread: not even
 * Ctrl+C. It counts its own turns, so that a pause of the machine does not count.
 */
const program = `
const { writeSync } = require('node:fs');
const { workerData: { buffer, limitMs, message, place } } = require('node:worker_threads');
const [turns, nameBytes] = [0, 1];
const state = new Int32Array(buffer, 0, 2);
let before = -1;
let waited = 0;
setInterval(() => {
  const now = Atomics.load(state, turns);
  waited = now === before ? waited + 1 : 0;
  before = now;
  if (waited < 20) return;
  const name = Buffer.from(new Uint8Array(buffer, 8, Atomics.load(state, nameBytes))).toString();
  writeSync(2, '\\n' + message.replace(place, name || 'code of the app') + '\\n');
  process.kill(process.pid, 'SIGKILL');
}, limitMs / 20);
`;

/**
 * Watches that the event loop of this process turns. While it does not for `limitMs`, names the file whose code runs, and
 * ends the process. With a debugger it does nothing: a breakpoint stops the process as long as the developer wants.
 */
export function watchForLoops(limitMs = 30_000): LoopWatch {
  if (inspector.url() !== undefined) {
    return { during: (_, run) => run(), close: () => Promise.resolve() };
  }
  const buffer = new SharedArrayBuffer(8 + maxNameBytes);
  const state = new Int32Array(buffer, 0, 2);
  const nameBytes = new Uint8Array(buffer, 8);
  const turn = setInterval(() => Atomics.add(state, 0, 1), limitMs / 20).unref();
  const worker = new Worker(program, {
    eval: true,
    execArgv: [],
    env: {},
    workerData: { buffer, limitMs, message: describeLoop(limitMs), place },
  });
  worker.unref();
  return {
    during(file, run) {
      const name = new TextEncoder().encode(file).subarray(0, maxNameBytes);
      nameBytes.set(name);
      Atomics.store(state, 1, name.length);
      try {
        return run();
      } finally {
        Atomics.store(state, 1, 0);
      }
    },
    close() {
      clearInterval(turn);
      return worker.terminate();
    },
  };
}

/** Stands for the file in the message. */
const place = '{file}';

function describeLoop(limitMs: number): string {
  return formatText([
    {
      file: place,
      code: 'DOCS4003',
      received: `code that does not finish within ${limitMs / 1000} seconds`,
      expected: 'code that ends',
      hint: 'Look for an endless loop. docs dev cannot interrupt it and has ended: correct the code, then start it again.',
    },
  ]);
}
