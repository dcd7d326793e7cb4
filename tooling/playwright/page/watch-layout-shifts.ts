import type { Page } from '@playwright/test';

/** Shifts that no eye sees: a fraction of a pixel in a line of text. */
const unseen = 0.001;

/**
 * Notes from the next document on what moves without being asked to. Answers a function that tells the shifts that
 * can be seen, each as a share of the view (Layout Instability, `value`).
 */
export async function watchLayoutShifts(page: Page): Promise<() => Promise<number[]>> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const sources = Reflect.get(entry, 'sources') as { readonly node: Node | null }[];
        // Nothing is seen of the empty element with which the Data Grid fills the place below its rows.
        const isFiller = (node: Node | null) =>
          node instanceof Element && node.matches('.MuiDataGrid-filler');
        if (!sources.every(({ node }) => isFiller(node))) {
          shifts.push(Reflect.get(entry, 'value') as number);
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return async () => {
    const shifts = await page.evaluate(() => Reflect.get(globalThis, 'shifts') as number[]);
    return shifts.filter((value) => value > unseen);
  };
}
