import { expect, test as base, type ConsoleMessage } from '@playwright/test';
import { isOwedNotice } from './license-notice';

interface Watch {
  /** What the browser complained about: console errors and warnings, exceptions, violations of the policy. */
  readonly complaints: string[];
}

/** Playwright's test, which fails when the browser complains about anything (SPEC CT-6). */
export const test = base.extend<{ watch: Watch }>({
  watch: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (
          isComplaint(message) &&
          !isOwnStatus(message, page.url()) &&
          !isOwedNotice(message.text(), page.url())
        ) {
          complaints.push(`${message.type()}: ${message.text()}`);
        }
      });
      page.on('pageerror', (error) => complaints.push(`exception: ${error.message}`));
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

export { expect };
