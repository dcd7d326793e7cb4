import { expect } from 'vitest';
import { query } from './mount-page.fixture';

/** Points at a demo, and waits until the toolbars of the page work: then each is one tab stop. */
export async function turnToDemo(): Promise<void> {
  await expect
    .poll(() => {
      query('[data-demo]').dispatchEvent(new Event('pointerover', { bubbles: true }));
      return query('[data-copy-link]').tabIndex;
    })
    .toBe(-1);
}
