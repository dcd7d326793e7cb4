import type { CacheIndexStore } from './cache-index';
import type { CacheNames, CacheStore } from './cache-store';

/** What every part of the worker needs: its global scope, its caches and the index of them. */
export interface WorkerContext {
  readonly scope: WorkerScope;
  readonly names: CacheNames;
  readonly store: CacheStore;
  readonly index: CacheIndexStore;
}

/**
 * The part of a service worker's global scope that we use. TypeScript's own `webworker` types conflict with its `dom`
 * types, and most of the shell runs in pages.
 */
export interface WorkerScope {
  readonly caches: CacheStorage;
  readonly clients: {
    matchAll(options: { includeUncontrolled: true; type: 'window' }): Promise<readonly Tab[]>;
  };
  readonly location: { readonly origin: string };
  readonly navigator: NavigatorLocks;
  readonly registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ): void;
}

/** A window client of the worker. */
interface Tab {
  readonly id: string;
  readonly url: string;
}

interface WorkerEvents {
  readonly install: ExtendableEvent;
  readonly activate: ExtendableEvent;
  readonly fetch: FetchEvent;
  readonly message: PageMessageEvent;
}

/** An event whose work may outlast its listener. */
export interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

/** A page of the site requests something. */
export interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  readonly clientId: string;
  readonly resultingClientId: string;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
}

/** A page posts a message. */
export interface PageMessageEvent extends ExtendableEvent {
  readonly data: unknown;
  readonly ports: readonly MessagePort[];
  readonly source: { readonly id?: string } | null;
}

/** Returns the open tabs of the origin. */
export function listTabs({ clients }: WorkerScope): Promise<readonly Tab[]> {
  return clients.matchAll({ includeUncontrolled: true, type: 'window' });
}
