import type { Page } from '@playwright/test';

/** Shifts up to this value are invisible: a fraction of a pixel in a line of text. */
const unseen = 0.001;

/**
 * Records unexpected layout shifts, beginning with the next document. Returns a function that returns the visible ones,
 * each as a share of the viewport (Layout Instability, `value`).
 */
export async function watchLayoutShifts(page: Page): Promise<() => Promise<number[]>> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const sources = Reflect.get(entry, 'sources') as { readonly node: Node | null }[];
        // The Data Grid fills the space below its rows with an invisible element. A response with groups of columns adds
        // rows above the header row. Only the server knows them.
        const isOfGrid = (node: Node | null) =>
          node instanceof Element &&
          (node.matches('.MuiDataGrid-filler') ||
            node
              .closest('.MuiDataGrid-columnHeaders')
              ?.querySelector('.MuiDataGrid-columnHeader--filledGroup'));
        if (!sources.every(({ node }) => isOfGrid(node))) {
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
