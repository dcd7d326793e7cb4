import type { Page } from '@playwright/test';

/** What a page says of itself. */
export interface PageFacts {
  readonly address: string;
  /** Builds of its HTML, its script and its stylesheet. */
  readonly html?: string;
  readonly script?: string;
  readonly style?: string;
  /** When the copy was taken, if it is one. */
  readonly copy?: string;
  readonly isOfflinePage: boolean;
  readonly text: string;
}

/** Reads the marks that a staged build left. */
export function readPage(page: Page): Promise<PageFacts> {
  return page.evaluate(() => {
    const { testHtml, testScript, savedCopy } = document.documentElement.dataset;
    const style = getComputedStyle(document.documentElement).getPropertyValue('--test-style');
    return {
      address: location.pathname,
      ...(testHtml !== undefined && { html: testHtml }),
      ...(testScript !== undefined && { script: testScript }),
      ...(style !== '' && { style: style.replaceAll('"', '').trim() }),
      ...(savedCopy !== undefined && { copy: savedCopy }),
      isOfflinePage: document.querySelector('[data-offline-copies]') !== null,
      text: document.body.textContent.slice(0, 80),
    };
  });
}

/** Waits until the worker has kept the page that is shown. */
export async function waitUntilKept(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.documentElement.dataset['offlineReport'] === 'kept',
    undefined,
    { timeout: 30_000 },
  );
}
