import type { SitePage } from './list-pages';

/** How many pages of one template say as much as all of them (ARCHITECTURE, “Tests in two tiers”). */
const sampleSize = 12;

/**
 * Pages to open one by one: all that somebody wrote, and of the generated ones a sample. The same seed gives the same
 * sample; each run has its own, so that in time every page has its turn.
 */
export function samplePages(pages: readonly SitePage[], seed: number): readonly SitePage[] {
  const generated = pages.filter(({ isGenerated }) => isGenerated);
  const order = new Map(generated.map((page) => [page, hash(`${seed} ${page.address}`)]));
  const sample = new Set(
    generated.toSorted((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0)).slice(0, sampleSize),
  );
  return pages.filter((page) => !page.isGenerated || sample.has(page));
}

/** FNV-1a, which scatters short texts well enough. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const sign of text) {
    value = Math.imul(value ^ (sign.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return value;
}
