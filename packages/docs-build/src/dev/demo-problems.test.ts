import { mkdir, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { Diagnostic } from 'diagnostics';
import { temporaryFolder } from '@tooling/vitest/temporary-folder';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ViteDevServer, WebSocketClient } from 'vite';
import { repositoryPath } from '../load';
import { createDemoProblems } from './demo-problems';
import { demoHydrated, demoNotLoaded, demoRendered, demosOpened, demoUpdated } from './dev-entry';

type Listener = (data: unknown, client: WebSocketClient) => void;
type Socket = Pick<ViteDevServer['ws'], 'clients' | 'on' | 'send'>;

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

it('ends the type checker when no page with demos is open for a while', async () => {
  const close = vi.fn(() => Promise.resolve());
  const check = vi.fn(() => Promise.resolve([]));
  const { ws, open, leave } = createSocket();
  createDemoProblems({ ...defaults, ws, types: { noteChanges: () => undefined, check, close } });
  const page = open(['Basic.tsx']);
  expect(check).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(close).not.toHaveBeenCalled();

  // A reload closes the page for a moment.
  leave(page);
  await vi.advanceTimersByTimeAsync(5_000);
  const reloaded = open(['Basic.tsx']);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(close).not.toHaveBeenCalled();

  // A page without demos does not keep it.
  open([]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(close).not.toHaveBeenCalled();
  leave(reloaded);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(close).toHaveBeenCalledTimes(1);
});

it('checks demos that are added to an open page, and reports no error that is being checked again', async () => {
  let errors: readonly Diagnostic[] = [typeError];
  const check = vi.fn(() => Promise.resolve(errors));
  const report = vi.fn();
  const { ws, open, say } = createSocket();
  const types = { ...defaults.types, check };
  const problems = createDemoProblems({ ...defaults, ws, types, report });
  const page = open(['Basic.tsx']);
  await vi.advanceTimersByTimeAsync(0);
  expect(report).toHaveBeenCalledTimes(1);
  say(demosOpened, ['Basic.tsx'], page);
  expect(check).toHaveBeenCalledTimes(1);
  errors = [];
  problems.noteChanges([]);
  say(demoHydrated, { id: 'Basic.tsx' }, page);
  await vi.advanceTimersByTimeAsync(0);
  expect(report).toHaveBeenCalledTimes(1);
  errors = [typeError];
  say(demosOpened, ['Basic.tsx', 'Other.tsx'], page);
  await vi.advanceTimersByTimeAsync(0);
  expect(check).toHaveBeenLastCalledWith(['/app/demos/Basic.tsx', '/app/demos/Other.tsx']);
  expect(report).toHaveBeenCalledTimes(2);
});

it('reloads all pages when a demo that did not load was corrected, whichever page tells it', async () => {
  const reloadDocuments = vi.fn();
  const { ws, open, say } = createSocket();
  const problems = createDemoProblems({ ...defaults, ws, reloadDocuments });
  const [hydrated] = [open(['Basic.tsx']), open(['Basic.tsx'])];
  say(demoNotLoaded, { id: 'Basic.tsx', url: '/demos/Basic.tsx', message: 'Thrown.' }, hydrated);
  expect(problems.listNotLoaded()).toEqual(['Basic.tsx']);
  await vi.advanceTimersByTimeAsync(0);
  expect(reloadDocuments).not.toHaveBeenCalled();
  // Vite updates browsers at its own time: the change may not have been applied to the pages yet.
  say(demoUpdated, { id: 'Basic.tsx', url: '/demos/Basic.tsx?t=1' }, hydrated);
  expect(reloadDocuments).toHaveBeenCalledTimes(1);
  expect(problems.listNotLoaded()).toEqual([]);
});

it('compares the last of two updates only, whichever is rendered first', async () => {
  const { ws, open, say } = createSocket();
  const rendered: ((html: string) => void)[] = [];
  const renderDemo = () => new Promise<string>((resolve) => rendered.push(resolve));
  createDemoProblems({ ...defaults, ws, renderDemo });
  const page = open(['Basic.tsx']);
  const send = vi.spyOn(page, 'send');
  say(demoUpdated, { id: 'Basic.tsx', url: '/demos/Basic.tsx?t=1' }, page);
  say(demoUpdated, { id: 'Basic.tsx', url: '/demos/Basic.tsx?t=2' }, page);
  for (const finish of rendered.toReversed()) finish('<p>2</p>');
  await vi.advanceTimersByTimeAsync(0);
  expect(send.mock.calls).toEqual([
    [demoRendered, { id: 'Basic.tsx', url: '/demos/Basic.tsx?t=2', html: '<p>2</p>' }],
  ]);
});

it('does not compare the code of an update with a file that was saved after it', async () => {
  vi.useRealTimers();
  const appDir = temporaryFolder('docs-demo-problems');
  const file = path.join(appDir, 'demos/Basic.tsx');
  await mkdir(path.dirname(file));
  await writeFile(file, '');
  const { mtimeMs } = await stat(file);
  const { ws, open, say } = createSocket();
  createDemoProblems({ ...defaults, appDir, ws, renderDemo: () => Promise.resolve('<p>2</p>') });
  const page = open(['Basic.tsx']);
  const send = vi.spyOn(page, 'send');
  // The browser has the code of before. An update with the saved code follows.
  say(demoUpdated, { id: 'Basic.tsx', url: `/demos/Basic.tsx?t=${mtimeMs - 50}` }, page);
  await setImmediate();
  expect(send).not.toHaveBeenCalled();
  say(demoUpdated, { id: 'Basic.tsx', url: `/demos/Basic.tsx?t=${mtimeMs + 50}` }, page);
  await expect.poll(() => send.mock.calls.length).toBe(1);
  // A disk whose clock is an hour ahead.
  await utimes(file, mtimeMs / 1000 + 3600, mtimeMs / 1000 + 3600);
  say(demoUpdated, { id: 'Basic.tsx', url: `/demos/Basic.tsx?t=${mtimeMs + 60}` }, page);
  await expect.poll(() => send.mock.calls.length).toBe(2);
});

const typeError: Diagnostic = {
  code: 'DOCS4010',
  file: repositoryPath('/app', '/app/demos/Basic.tsx'),
  received: 'a type error',
  expected: 'none',
  hint: 'Correct it.',
};

const defaults: Omit<Parameters<typeof createDemoProblems>[0], 'ws'> = {
  appDir: '/app',
  types: {
    noteChanges: () => undefined,
    check: () => Promise.resolve([]),
    close: () => Promise.resolve(),
  },
  renderDemo: () => Promise.resolve(undefined),
  hasFailed: () => false,
  describeLoadError: (file) =>
    Promise.resolve({
      code: 'DOCS4001',
      file,
      received: 'an error',
      expected: 'none',
      hint: 'Correct it.',
    }),
  reloadDocuments: () => undefined,
  report: () => undefined,
};

function createSocket() {
  const listeners = new Map<string, Listener>();
  const clients = new Set<WebSocketClient>();
  const ws = {
    clients,
    on: (event: string, listener: Listener) => listeners.set(event, listener),
    send: () => undefined,
  } as unknown as Socket;
  return {
    ws,
    open: (ids: readonly string[]) => {
      const client = { send: () => undefined } as unknown as WebSocketClient;
      clients.add(client);
      listeners.get(demosOpened)?.(ids, client);
      return client;
    },
    say: (event: string, data: unknown, client: WebSocketClient) =>
      listeners.get(event)?.(data, client),
    leave: (client: WebSocketClient) => {
      clients.delete(client);
      listeners.get('vite:client:disconnect')?.(undefined, client);
    },
  };
}
