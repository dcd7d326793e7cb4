import type { Page } from '@playwright/test';
import {
  offlineCopiesAttribute,
  pageReportAttribute,
  savedCopyAttribute,
} from 'docs-shell/offline/contract';

/** The state of a visible page. */
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

/** Attributes that tell what a page is. */
export const factAttributes = { copies: offlineCopiesAttribute, savedCopy: savedCopyAttribute };

/** Reads the build ids that `stage` wrote into the files of the page. Runs in the page. */
export function collectFacts({ copies, savedCopy }: typeof factAttributes): PageFacts {
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
}

/** Returns what is known of the page that is shown. */
export function readPage(page: Page): Promise<PageFacts> {
  return page.evaluate(collectFacts, factAttributes);
}

/** Waits until the worker has cached the page that is shown. */
export function waitUntilCached(page: Page): Promise<void> {
  return waitForReport(page, 'cached');
}

/** Waits until the worker has responded to the report of the page that is shown: it is cached, or it cannot be. */
export async function waitForReport(page: Page, report: 'cached' | 'failed'): Promise<void> {
  await page.waitForFunction(
    ([attribute, expected]) => document.documentElement.getAttribute(attribute) === expected,
    [pageReportAttribute, report] as const,
    { timeout: 30_000 },
  );
}
