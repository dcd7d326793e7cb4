import type { Browser } from '@playwright/test';
import type { TraceSummary } from '../trace';

/** What the screen showed while a page of a site loaded. */
export interface Filmstrip {
  readonly name: string;
  readonly frames: TraceSummary['frames'];
}

interface DrawOptions {
  /** Milliseconds between two pictures. */
  readonly stepMs: number;
  /** Milliseconds after the start of the navigation, of the last picture. */
  readonly endMs: number;
}

const style = `
  body { margin: 16px; font: 14px sans-serif; width: max-content; color: #111; background: #fff; }
  th { text-align: start; font-weight: normal; padding: 4px 8px 4px 0; white-space: nowrap; }
  td { width: 176px; height: 110px; border: 1px solid #999; background: #eee; }
  img { display: block; width: 176px; height: 110px; object-fit: cover; object-position: top; }
`;

/** Draws one row for each site, with the screen at each step. Returns a JPEG. */
export async function drawFilmstrips(
  browser: Browser,
  strips: readonly Filmstrip[],
  { stepMs, endMs }: DrawOptions,
): Promise<Buffer> {
  const times = Array.from(
    { length: Math.floor(endMs / stepMs) },
    (_, index) => (index + 1) * stepMs,
  );
  const head = times.map((time) => `<th>${time} ms</th>`).join('');
  const rows = strips.map(({ name, frames }) => {
    const cells = times.map((time) => {
      const jpeg = frames.findLast(({ at }) => at <= time)?.jpeg.toString('base64');
      return jpeg ? `<td><img src="data:image/jpeg;base64,${jpeg}"></td>` : '<td></td>';
    });
    return `<tr><th>${name}</th>${cells.join('')}</tr>`;
  });
  const page = await browser.newPage();
  try {
    await page.setContent(
      `<style>${style}</style><table><tr><th></th>${head}</tr>${rows.join('')}</table>`,
    );
    return await page.locator('table').screenshot({ type: 'jpeg', quality: 75 });
  } finally {
    await page.close();
  }
}
