/** An event whose work may last longer than its listener. */
export interface LastingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

/** Somebody asks for something. */
export interface FetchEvent extends LastingEvent {
  readonly request: Request;
  readonly clientId: string;
  readonly resultingClientId: string;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
}

/** A page says something. */
export interface MessageFromPage extends LastingEvent {
  readonly data: unknown;
  readonly ports: readonly MessagePort[];
  readonly source: { readonly id?: string } | null;
}

interface ScopeEvents {
  readonly install: LastingEvent;
  readonly activate: LastingEvent;
  readonly fetch: FetchEvent;
  readonly message: MessageFromPage;
}

/**
 * What we use of a service worker's global scope. The compiler's own types of it and those of pages exclude each other,
 * and most of the shell is for pages.
 */
export interface WorkerScope {
  readonly caches: CacheStorage;
  readonly clients: {
    matchAll(options: {
      includeUncontrolled: true;
      type: 'window';
    }): Promise<readonly { readonly id: string; readonly url: string }[]>;
  };
  readonly location: { readonly origin: string };
  readonly navigator: Navigator;
  readonly registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof ScopeEvents>(
    name: Name,
    listener: (event: ScopeEvents[Name]) => void,
  ): void;
}
