import { onIdle } from '../../client/on-idle';
import { lateLayoutAttribute } from '../../theme/late-layout';
import { lateClass } from './contract';

/** Ten rows of the Data Grid take 70 milliseconds on a slow phone. */
const rowsAtOnce = 10;

/**
 * Lays out what is far below the window, a few rows at a time, once the reader jumps by more than a window. Where the page is
 * then depends on the heights of what was jumped over, and the browser stores that for a reload and the way back.
 */
export function layOutAfterJump(): void {
  let position = 0;
  const findJump = () => {
    if (Math.abs(scrollY - position) > innerHeight) {
      removeEventListener('scroll', findJump);
      onIdle(layOutRows);
    }
    position = scrollY;
  };
  addEventListener('scroll', findJump, { passive: true });
  findJump();
}

/** Lays out the rows, tables and types of the page whose heights are assumed. Then no height is assumed anymore. */
function layOutRows(): void {
  const rows = [...document.querySelectorAll(`.${lateClass}`)];
  const layOutNext = () => {
    const next: Element[] = [];
    while (rows.length > 0 && next.length < rowsAtOnce) {
      const row = rows.shift();
      // The others are laid out. Chromium keeps what the reader sees in place only if these do not change.
      if (row && isSkipped(row)) next.push(row);
    }
    if (next.length > 0) {
      for (const row of next) row.classList.remove(lateClass);
      // Not before the browser has laid out these.
      requestAnimationFrame(() => onIdle(layOutNext));
    } else {
      document.documentElement.removeAttribute(lateLayoutAttribute);
    }
  };
  layOutNext();
}

/** Returns whether the browser does not lay out the content of a row, as it is far from the window. */
function isSkipped(row: Element): boolean {
  return row.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }) === false;
}
