import { setTimeout as wait } from 'node:timers/promises';
import type { PlainBrowser } from '../../src/plain-browser';

/** A click on a link whose page is prerendered. */
export interface Move {
  readonly name: string;
  readonly from: string;
  readonly to: string;
  /** Button of the menu that has the link. */
  readonly menu?: string;
}

const noteClick = `addEventListener('click', () => {
  sessionStorage.setItem('bench-click', String(performance.timeOrigin + performance.now()));
}, { capture: true })`;

const clickToPaint = `(async () => {
  const firstPaint = () => performance.getEntriesByName('first-contentful-paint')[0];
  while (!firstPaint()) await new Promise((done) => setTimeout(done, 5));
  return performance.timeOrigin + firstPaint().startTime - Number(sessionStorage.getItem('bench-click'));
})()`;

/**
 * Milliseconds between the click and the first paint of the next page, by the clock on the wall. Throws when the
 * page was not the prerendered one.
 */
export async function measureMove(tab: PlainBrowser, { from, to, menu }: Move): Promise<number> {
  const link = `a[href="${to}"]`;
  await tab.open(from);
  if (menu) {
    await tab.hover(menu);
    await tab.click();
    await tab.waitFor(`document.querySelector(':popover-open ${link}') !== null`);
    await tab.waitFor(`document.querySelector(':popover-open').getAnimations().length === 0`);
  }
  await tab.evaluate(noteClick);
  const wanted = menu ? `:popover-open ${link}` : link;
  await tab.hover(wanted);
  await tab.waitForPrerender(to);
  // Waits for a moment like a reader, so that work of the page before the click does not count.
  await wait(500);
  await tab.hover(wanted);
  await tab.click();
  await tab.waitFor(`location.pathname === '${to}' && !document.prerendering`);
  const time = Number(await tab.evaluate(clickToPaint));
  const activation = `performance.getEntriesByType('navigation')[0].activationStart`;
  if (!(Number(await tab.evaluate(activation)) > 0)) {
    throw new Error(`${to} was not prerendered.`);
  }
  return time;
}
