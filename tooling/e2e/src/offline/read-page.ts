import type { Page } from '@playwright/test';
import {
  offlineCopiesAttribute,
  pageReportAttribute,
  savedCopyAttribute,
} from 'docs-shell/offline/contract';

/** What is known of a page that is shown. */
export interface PageFacts {
  readonly address: string;
  /** Builds of its HTML, its script and its stylesheet. */
  readonly html?: string;
  readonly script?: string;
  readonly style?: string;
  /** When the copy was fetched, if it is one. */
  readonly copy?: string;
  readonly isOfflinePage: boolean;
  readonly text: string;
}

/** Reads the build ids that `stage` wrote into the files of the page. */
export function readPage(page: Page): Promise<PageFacts> {
  const attributes = { copies: offlineCopiesAttribute, savedCopy: savedCopyAttribute };
  return page.evaluate(({ copies, savedCopy }) => {
    const { testHtml, testScript } = document.documentElement.dataset;
    const copy = document.documentElement.getAttribute(savedCopy);
    const style = getComputedStyle(document.documentElement).getPropertyValue('--test-style');
    return {
      address: location.pathname,
      ...(testHtml !== undefined && { html: testHtml }),
      ...(testScript !== undefined && { script: testScript }),
      ...(style !== '' && { style: style.replaceAll('"', '').trim() }),
      ...(copy !== null && { copy }),
      isOfflinePage: document.querySelector(`[${copies}]`) !== null,
      text: document.body.textContent.slice(0, 80),
    };
  }, attributes);
}

/** Waits until the worker has cached the page that is shown. */
export async function waitUntilCached(page: Page): Promise<void> {
  await page.waitForFunction(
    (attribute) => document.documentElement.getAttribute(attribute) === 'cached',
    pageReportAttribute,
    { timeout: 30_000 },
  );
}
