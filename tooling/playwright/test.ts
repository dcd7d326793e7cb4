import { expect, test as base, type ConsoleMessage } from '@playwright/test';
import { isOwedNotice } from './page/license-notice';

interface Watch {
  /** What the browser complained about: console errors and warnings, exceptions, violations of the policy. */
  readonly complaints: string[];
}

interface WatchOptions {
  /** What a test brings about on purpose, a broken network as a rule. */
  readonly ignoredComplaints: RegExp | undefined;
}

/** Playwright's `test`. Fails when the browser reports an error or a warning. */
export const test = base.extend<WatchOptions & { watch: Watch }>({
  ignoredComplaints: [undefined, { option: true }],
  watch: [
    async ({ page, ignoredComplaints }, use) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (
          isComplaint(message) &&
          !ignoredComplaints?.test(message.text()) &&
          !isOwnStatus(message, page.url()) &&
          !isUnheardMiss(message) &&
          !isOwedNotice(message.text(), page.url())
        ) {
          complaints.push(`${message.type()}: ${message.text()}`);
        }
      });
      page.on('pageerror', ({ message }) => {
        if (!ignoredComplaints?.test(message)) complaints.push(`exception: ${message}`);
      });
      await use({ complaints });
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

function isComplaint(message: ConsoleMessage): boolean {
  return message.type() === 'error' || message.type() === 'warning';
}

/** The browser logs the status of a 404 page, which is what it should be. */
function isOwnStatus(message: ConsoleMessage, url: string): boolean {
  return message.location().url === url && message.text().includes('status of 404');
}

/** Most tests serve the site alone. What the feedback service hears of misses has tests of its own. */
function isUnheardMiss(message: ConsoleMessage): boolean {
  return message.location().url.endsWith('/api/feedback/misses') && message.text().includes('405');
}

export { expect };
