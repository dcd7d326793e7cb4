import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ViteDevServer, WebSocketClient } from 'vite';
import { createDemoProblems } from './demo-problems';
import { demosOpened } from './dev-entry';

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
  createDemoProblems({
    appDir: '/app',
    ws,
    types: { noteChanges: () => undefined, check, close },
    renderDemo: () => Promise.resolve(undefined),
    hasFailed: () => false,
    describeLoadError: () => Promise.reject(new Error('No module fails.')),
    report: (error) => {
      throw error;
    },
  });
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
    leave: (client: WebSocketClient) => {
      clients.delete(client);
      listeners.get('vite:client:disconnect')?.(undefined, client);
    },
  };
}
