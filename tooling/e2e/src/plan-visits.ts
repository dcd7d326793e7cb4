import type { SitePage } from './list-pages';
import type { StoredSettings } from './settings';

/** How many pages of one kind say as much as all of them (ARCHITECTURE, “Tests in two tiers”). */
const sampleSize = 12;

const turned = { mode: 'dark', direction: 'rtl', density: 'dense' } as const;

/** One opening of a page, with what its reader has chosen before. */
export interface Visit extends SitePage {
  readonly settings: StoredSettings;
  /** What the build rendered stands as it is: settings may change sizes once a demo runs. */
  readonly isAsBuilt: boolean;
  /** For the title of a test. */
  readonly manner: string;
}

interface Tier {
  /** The same seed gives the same plan; each run has its own, so that in time every page has every turn. */
  readonly seed: number;
  /** Every page in both manners. */
  readonly isFull: boolean;
}

/**
 * What to open: each page with demos once, as it is built or in dark, right to left and dense; of texts and of API
 * pages a sample.
 */
export function planVisits(pages: readonly SitePage[], { seed, isFull }: Tier): Visit[] {
  if (isFull) return pages.flatMap((page) => [visit(page, false), visit(page, true)]);
  const drawn = pages
    .map((page) => ({ page, lot: hash(`${seed} ${page.address}`) }))
    .toSorted((a, b) => a.lot - b.lot);
  const withoutDemos = drawn.filter(({ page }) => page.demos.length === 0);
  return [
    ...drawn.filter(({ page }) => page.demos.length > 0),
    ...withoutDemos.filter(({ page }) => !page.isGenerated).slice(0, sampleSize),
    ...withoutDemos.filter(({ page }) => page.isGenerated).slice(0, sampleSize),
  ].map(({ page, lot }) => visit(page, ((lot >>> 16) & 1) === 1));
}

function visit(page: SitePage, isTurned: boolean): Visit {
  return isTurned
    ? { ...page, settings: turned, isAsBuilt: false, manner: 'in dark, right to left and dense' }
    : { ...page, settings: {}, isAsBuilt: true, manner: 'as it is built' };
}

/** FNV-1a, which scatters short texts well enough. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const sign of text) {
    value = Math.imul(value ^ (sign.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return value;
}
