import type { Page } from '@playwright/test';
import type { SearchBoxPlace } from './adapter';

interface TimedQuery {
  readonly box: SearchBoxPlace;
  readonly text: string;
  /** Whether to open the search first, and measure from there. */
  readonly opens: boolean;
  /** Timeout in milliseconds. */
  readonly timeoutMs: number;
}

/** Returns the milliseconds from opening the search, or from the last letter, to the first result on the page. */
export function timeQuery(page: Page, query: TimedQuery): Promise<number> {
  return page.evaluate(async ({ box, text, opens, timeoutMs }) => {
    // Methods, because the names that tsx gives to functions need a helper that a page does not have.
    const tools = {
      find(selector: string) {
        return [...document.querySelectorAll<HTMLElement>(selector)].find(
          (element) => element.getClientRects().length > 0,
        );
      },
      async until(selector: string, isThere: boolean) {
        const end = performance.now() + timeoutMs;
        for (;;) {
          const found = this.find(selector);
          if (isThere === (found !== undefined)) return found;
          if (performance.now() > end) {
            throw new Error(`“${text}”: waited ${timeoutMs} ms for ${selector}`);
          }
          await new Promise((resolve) => setTimeout(resolve, 1));
        }
      },
      async type(value: string) {
        const input = await this.until(box.input, true);
        if (input instanceof HTMLInputElement) input.value = value;
        input?.dispatchEvent(new InputEvent('input', { bubbles: true }));
      },
    };
    if (!opens) {
      await tools.type('');
      await tools.until(box.result, false);
      // Waits longer than the debounce of any search.
      await new Promise((resolve) => setTimeout(resolve, 400));
    }
    const start = performance.now();
    if (opens) {
      const button = await tools.until(box.open, true);
      button?.focus();
      button?.click();
    }
    await tools.type(text);
    await tools.until(box.result, true);
    return performance.now() - start;
  }, query);
}
