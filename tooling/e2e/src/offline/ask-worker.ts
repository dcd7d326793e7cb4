import type { Page } from '@playwright/test';

/**
 * Returns the version of the worker that controls a page, or nothing without a worker. Messages are answered in order:
 * when this resolves, the page has handled the responses to its earlier messages.
 */
export function askVersion(page: Page): Promise<string | undefined> {
  return page.evaluate(async () => {
    // A blank page is not a secure context and has no `serviceWorker`.
    const controller = 'serviceWorker' in navigator && navigator.serviceWorker.controller;
    if (!controller) return undefined;
    const { port1, port2 } = new MessageChannel();
    const answer = new Promise<{ version: string }>((resolve) => {
      port1.onmessage = ({ data }: MessageEvent<{ version: string }>) => resolve(data);
    });
    controller.postMessage({ type: 'version' }, [port2]);
    return (await answer).version;
  });
}
