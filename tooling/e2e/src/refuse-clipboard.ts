import type { Page } from '@playwright/test';

/** Runs in a page before its scripts: a clipboard that refuses everything and counts how often it was asked. */
export function refuseClipboard(): void {
  Object.assign(globalThis, { refusals: 0 });
  const refuse = () => {
    Object.assign(globalThis, { refusals: Number(Reflect.get(globalThis, 'refusals')) + 1 });
    return Promise.reject(new Error('denied'));
  };
  Object.defineProperty(navigator, 'clipboard', { value: { write: refuse, writeText: refuse } });
}

/** How often the page has asked its clipboard. */
export function countRefusals(page: Page): Promise<unknown> {
  return page.evaluate(() => Reflect.get(globalThis, 'refusals') as unknown);
}
