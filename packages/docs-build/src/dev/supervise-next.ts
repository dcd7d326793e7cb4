import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { get } from 'node:http';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';
import { DiagnosticsError, type Diagnostic } from 'diagnostics';
import { isRecord } from 'docs-shell/lib/is-record';
import { transform } from 'esbuild';
import getPort from 'get-port';
import pc from 'picocolors';
import { listBuildErrors } from '../lib/list-build-errors';
import { repositoryPath } from '../load';

/** The development server of Next for an app, which is started again when it ends. */
export interface NextSupervisor {
  /** Starts Next again with the current files of the app. */
  readonly restart: () => Promise<void>;
  readonly close: () => Promise<void>;
}

interface NextEvents {
  /** Next does not answer until it listens. */
  onStart(): void;
  onListen(port: number): void;
  /** Next ended by itself. It starts again only after `restart`. */
  onEnd(error: DiagnosticsError): void;
}

/** Next does not notify other processes when it listens. */
const listenPollMs = 50;

/** Path of the first request, which no page has: a page would be compiled before the one that the reader asks for. */
const probePath = '/_docs-dev-start/';

/** How often Next is started again in a row if it ends soon after it answered. */
const maxQuickEnds = 3;

/** An end within this time of the first answer is one of settings that fail late. */
const quickEndMs = 60_000;

/** Number of lines of the terminal that are searched for the reason why Next ended. */
const keptLines = 40;

/** Lines of Next that say nothing to authors: the first request, and what React misses in Node 20. */
const hiddenLines = [
  new RegExp(`^\\s*GET ${probePath} `),
  /does not support ArrayBuffer\.prototype\.detached/,
];

/**
 * Starts Next on a port of its own, and again at once if it ends after it listened. If it ends again and again, it stays
 * ended until `restart`.
 */
export function superviseNext(
  appDir: string,
  environment: NodeJS.ProcessEnv,
  events: NextEvents,
): NextSupervisor {
  let current: ChildProcess | undefined;
  let runs = 0;
  let quickEnds = 0;
  let isClosed = false;

  const start = async () => {
    runs += 1;
    const run = runs;
    events.onStart();
    const [port, mistakes] = await Promise.all([getPort(), listMistakes(appDir)]);
    // Stopped in the meantime.
    if (run !== runs) return;
    if (mistakes.length > 0) {
      events.onEnd(new DiagnosticsError(mistakes));
      return;
    }
    const next = startNext(appDir, port, environment);
    current = next;
    const said = readLines(next);
    const ended = new AbortController();
    let listenedAt: number | undefined;
    // Next's own child survives if Next is killed, and would refuse another Next in the app.
    next.once('exit', () => killGroup(next));
    next.once('close', (code, signal) => {
      ended.abort();
      // Stopped by `restart` or `close`.
      if (current !== next) return;
      current = undefined;
      if (isClosed) return;
      const how = signal ?? `exit code ${code}`;
      if (listenedAt !== undefined && Date.now() - listenedAt > quickEndMs) quickEnds = 0;
      else quickEnds += 1;
      if (listenedAt !== undefined && quickEnds <= maxQuickEnds) {
        process.stderr.write(`Next ended with ${how}. docs dev starts it again.\n`);
        void start();
      } else {
        events.onEnd(createEndError(appDir, how, said));
      }
    });
    if (await listens(`http://127.0.0.1:${port}${probePath}`, ended.signal)) {
      listenedAt = Date.now();
      if (current === next) events.onListen(port);
    }
  };
  const stop = async () => {
    runs += 1;
    const next = current;
    current = undefined;
    if (!next) return;
    const closed = new Promise((resolve) => next.once('close', resolve));
    next.kill('SIGTERM');
    await closed;
  };

  void start();
  let stopping = Promise.resolve();
  return {
    restart() {
      quickEnds = 0;
      events.onStart();
      stopping = stopping.then(stop).then(() => {
        if (!isClosed) void start();
      });
      return stopping;
    },
    async close() {
      isClosed = true;
      await stopping;
      await stop();
    },
  };
}

/**
 * Runs in Next before its own code: when this process ends, however it ends, its end of the pipe closes, and Next ends
 * with its children. Otherwise Next would go on, and refuse the next `docs dev`.
 */
const endWithParent = `data:text/javascript,${encodeURIComponent(`
process.stdin.on('end', () => {
  try { process.kill(-process.pid, 'SIGKILL'); } catch { process.exit(1); }
}).resume().unref();`)}`;

/**
 * Runs Next with its public function for custom servers. `next dev` would start a process that only starts another one: 70 MB
 * and 0.2 seconds. It would also watch its settings, as `docs dev` does.
 */
const nextServer = `
const server = require('node:http').createServer();
const port = Number(process.argv[1]);
const hostname = '127.0.0.1';
const next = require('next')({ dev: true, dir: process.cwd(), hostname, port, httpServer: server });
next.prepare().then(() => {
  server.on('request', next.getRequestHandler()).listen(port, hostname);
}, (error) => {
  console.error(error);
  process.exit(1);
});`;

/**
 * Megabytes of each half of the space for young objects, of which V8 would take 16. Next forwards what `docs dev` has
 * composed: an edit costs no more CPU time.
 */
const youngMegabytes = 4;

function startNext(appDir: string, port: number, environment: NodeJS.ProcessEnv): ChildProcess {
  return spawn(
    process.execPath,
    [
      `--max-semi-space-size=${youngMegabytes}`,
      ...['--import', endWithParent, '--enable-source-maps', '-e', nextServer, String(port)],
    ],
    {
      cwd: appDir,
      // A process group of its own. Ctrl+C then reaches `docs dev` only, which ends Next.
      detached: true,
      windowsHide: true,
      stdio: ['pipe', 'pipe', 'pipe'],
      env: {
        ...environment,
        NEXT_TELEMETRY_DISABLED: '1',
        NODE_ENV: 'development',
        ...(pc.isColorSupported && { FORCE_COLOR: '1' }),
      },
    },
  );
}

function killGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    // Windows has no groups of processes, but it knows the parent of each.
    if (process.platform === 'win32') {
      execFileSync('taskkill', ['/pid', String(pid), '/T', '/F'], { stdio: 'ignore' });
    } else process.kill(-pid, 'SIGKILL');
  } catch {
    // All processes of the group have ended.
  }
}

/** Passes the lines of a process on to the terminal, and returns the last ones, which change as more come. */
function readLines({ stdout, stderr }: ChildProcess): readonly string[] {
  const lines: string[] = [];
  for (const [input, output] of [
    [stdout, process.stdout],
    [stderr, process.stderr],
  ] as const) {
    if (!input) continue;
    createInterface({ input }).on('line', (line) => {
      const text = stripVTControlCharacters(line);
      if (hiddenLines.some((hidden) => hidden.test(text))) return;
      output.write(`${line}\n`);
      lines.push(text);
      lines.splice(0, lines.length - keptLines);
    });
  }
  return lines;
}

/** Requests a page until Next answers, which also makes it compile the page component. Returns false if it ended. */
async function listens(url: string, ended: AbortSignal): Promise<boolean> {
  while (!ended.aborted) {
    if (await answers(url, ended)) return true;
    await setTimeout(listenPollMs);
  }
  return false;
}

/** Does without `fetch`, which takes 0.1 seconds to load while the first page waits. */
function answers(url: string, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    get(url, { agent: false, signal }, (response) => {
      response.destroy();
      resolve(true);
    }).on('error', () => resolve(false));
  });
}

/**
 * Returns the syntax errors of `package.json` and `tsconfig.json`. With one in the first, Next would run
 * `npm install`, and with one in the second it would blame `next.config.ts`.
 */
async function listMistakes(appDir: string): Promise<readonly Diagnostic[]> {
  const mistakes: Diagnostic[] = [];
  const checks = {
    'package.json': (text: string) => JSON.parse(text) as unknown,
    'tsconfig.json': (text: string) => transform('', { tsconfigRaw: text }),
  };
  for (const [name, check] of Object.entries(checks)) {
    const file = path.join(appDir, name);
    try {
      await check(await readFile(file, 'utf8'));
    } catch (error) {
      // Next writes a tsconfig.json where none is.
      if (isRecord(error) && error['code'] === 'ENOENT') continue;
      const [place] = listBuildErrors(error);
      mistakes.push({
        file: repositoryPath(appDir, file),
        ...(place && { line: place.line }),
        code: 'DOCS7006',
        received: place?.text ?? (error instanceof Error ? error.message : String(error)),
        expected: 'JSON that can be read',
        hint: `Correct ${name}. docs dev starts Next then.`,
      });
    }
  }
  return mistakes;
}

function createEndError(appDir: string, how: string, said: readonly string[]): DiagnosticsError {
  const reason = said.find((line) => /error:/i.test(line))?.trim();
  return new DiagnosticsError([
    {
      file: repositoryPath(appDir, path.join(appDir, 'next.config.ts')),
      code: 'DOCS7006',
      received: reason ? `${how} of Next: ${reason}` : `${how} of Next`,
      expected: 'settings with which Next starts',
      hint: 'Correct next.config.ts, package.json or tsconfig.json. docs dev starts Next again when one of them changes.',
    },
  ]);
}
