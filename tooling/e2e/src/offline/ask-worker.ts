import type { Page } from '@playwright/test';

/**
 * Asks the worker that serves a page for its version. It answers in the order of its messages: when this answer is there,
 * the page has dealt with those that it asked for before. Nothing is answered without a worker.
 */
export function askVersion(page: Page): Promise<string | undefined> {
  return page.evaluate(async () => {
    const { controller } = navigator.serviceWorker;
    if (!controller) return undefined;
    const { port1, port2 } = new MessageChannel();
    const answer = new Promise<{ version: string }>((resolve) => {
      port1.onmessage = ({ data }: MessageEvent<{ version: string }>) => resolve(data);
    });
    controller.postMessage({ type: 'version' }, [port2]);
    return (await answer).version;
  });
}
