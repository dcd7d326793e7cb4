import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { globSync } from 'tinyglobby';

const folder = path.join(import.meta.dirname, '../../fixtures/workers');

/** Names of all workers that were ever deployed. */
export const releasedWorkers = globSync('*.js.txt', { cwd: folder }).sort();

/** Returns the code of a released worker. */
export function readReleasedWorker(name: string): Promise<string> {
  return readFile(path.join(folder, name), 'utf8');
}

/**
 * Reports a page view with the message `shown`, as the apps did that were deployed with worker 1.
 * Returns whether the worker has cached the page.
 */
export function reportToReleasedWorker(page: Page, rootPath: string): Promise<boolean> {
  return page.evaluate(async (root) => {
    const { active } = await navigator.serviceWorker.ready;
    const { port1, port2 } = new MessageChannel();
    const response = new Promise<{ isKept: boolean }>((resolve) => {
      port1.onmessage = ({ data }: MessageEvent<{ isKept: boolean }>) => resolve(data);
    });
    const { pathname: address } = location;
    const message = { type: 'shown', address, title: 'A page', rootPath: root, resources: [] };
    active?.postMessage(message, [port2]);
    return (await response).isKept;
  }, rootPath);
}
