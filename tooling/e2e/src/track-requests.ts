import type { BrowserContext, Request } from '@playwright/test';

/** The requests of all pages of a window that are under way. */
export interface RequestTracker {
  /** Resolves when no request is under way. */
  settle(): Promise<void>;
}

/** Follows the requests of a window's pages from now on. */
export function trackRequests(context: BrowserContext): RequestTracker {
  const pending = new Set<Request>();
  let waiting: (() => void)[] = [];
  const end = (request: Request) => {
    pending.delete(request);
    if (pending.size > 0) return;
    for (const resolve of waiting) resolve();
    waiting = [];
  };
  context.on('request', (request) => pending.add(request));
  context.on('requestfinished', end);
  context.on('requestfailed', end);
  return {
    settle: () =>
      pending.size === 0
        ? Promise.resolve()
        : new Promise((resolve) => {
            waiting.push(resolve);
          }),
  };
}
