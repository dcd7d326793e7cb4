import { expect, test as base, type ConsoleMessage } from '@playwright/test';
import { isOwedNotice } from './page/license-notice';

interface Watch {
  /** Reports of the browser: console errors and warnings, exceptions, violations of the content security policy. */
  readonly browserErrors: string[];
}

interface WatchOptions {
  /** Reports that a test causes on purpose, usually by a broken network. */
  readonly ignoredErrors: RegExp | undefined;
}

/** Playwright's `test`. Fails when the browser reports an error or a warning. */
export const test = base.extend<WatchOptions & { watch: Watch }>({
  ignoredErrors: [undefined, { option: true }],
  watch: [
    async ({ page, ignoredErrors }, use) => {
      const browserErrors: string[] = [];
      page.on('console', (message) => {
        if (
          isBrowserError(message) &&
          !ignoredErrors?.test(message.text()) &&
          !isOwnStatus(message, page.url()) &&
          !isUnheardMiss(message) &&
          !isOwedNotice(message.text(), page.url())
        ) {
          browserErrors.push(`${message.type()}: ${message.text()}`);
        }
      });
      page.on('pageerror', ({ message }) => {
        if (!ignoredErrors?.test(message)) browserErrors.push(`exception: ${message}`);
      });
      await use({ browserErrors });
      expect(browserErrors).toEqual([]);
    },
    { auto: true },
  ],
});

function isBrowserError(message: ConsoleMessage): boolean {
  return message.type() === 'error' || message.type() === 'warning';
}

/** The browser logs the expected status of a 404 page. */
function isOwnStatus(message: ConsoleMessage, url: string): boolean {
  return message.location().url === url && message.text().includes('status of 404');
}

/** Most tests serve only the site. Other tests check the failed lookups that the feedback service receives. */
function isUnheardMiss(message: ConsoleMessage): boolean {
  return message.location().url.endsWith('/api/feedback/misses') && message.text().includes('405');
}

export { expect };
