import { createHash } from 'node:crypto';
import type { BuiltPage, PageKind } from './list-pages';
import type { PageRecord } from './page-record';

/**
 * Variant of a check: the settings of a new reader, other settings, or the bytes that the page loads. Variants without
 * density are checked only for accessibility.
 */
export type Variant =
  | 'as-built'
  | 'dark-ltr'
  | 'dark-rtl'
  | 'dark-rtl-dense'
  | 'light-rtl'
  | 'weight';

/** One check of one page. */
export interface PageCheck {
  readonly page: BuiltPage;
  readonly variant: Variant;
  /** Names the check in the record of passes. */
  readonly id: string;
  /** What decides about its result besides the contents of files. The names of scripts count for a weight. */
  readonly state: string;
}

/**
 * Pages to check: `all`, those that `changed` since they last passed, or a `sample` of these, whose size does not
 * depend on the number of pages.
 */
export type Selection = 'all' | 'changed' | 'sample';

/** Number of checks per kind of page in a sample. */
export const sampleSizes: Readonly<Record<PageKind | 'weight', number>> = {
  api: 1,
  'demo-document': 1,
  demos: 1,
  text: 1,
  weight: 1,
};

interface PlanOptions {
  readonly pages: readonly BuiltPage[];
  /** Pathnames of pages with a weight budget. */
  readonly weighed: ReadonlySet<string>;
  readonly record: PageRecord;
  /** Returns whether a check has passed before, and nothing that it depends on has changed. */
  readonly isUnchanged: (check: PageCheck) => boolean;
  readonly selection: Selection;
  /** Checks each page in all variants. */
  readonly isFull: boolean;
}

/** Selects the checks of a run. The same pages, record and options always give the same plan. */
export function planChecks({
  record,
  isUnchanged,
  selection,
  ...options
}: PlanOptions): PageCheck[] {
  const checks = listChecks(options);
  if (selection === 'all') return checks;
  const open = checks.filter((check) => !isUnchanged(check));
  if (selection === 'changed') return open;

  const kinds = Object.keys(sampleSizes) as (keyof typeof sampleSizes)[];
  return kinds.flatMap((kind) => {
    const size = sampleSizes[kind];
    const isOfKind = (check: PageCheck) => kindOf(check) === kind;
    const sample = new Set(checks.filter(isOfKind).slice(0, size));
    const ofKind = open.filter(isOfKind);
    const changed = ofKind.filter(({ page }) => hasChanged(page, record));
    return [...new Set([...changed, ...ofKind.filter((check) => sample.has(check))])].slice(
      0,
      size,
    );
  });
}

/** Returns all checks in an order that is fixed but unrelated to that of the pages. */
function listChecks({
  pages,
  weighed,
  isFull,
}: Pick<PlanOptions, 'isFull' | 'pages' | 'weighed'>): PageCheck[] {
  return pages
    .map((page) => ({ page, rank: rankOf(page.address) }))
    .toSorted((a, b) => a.rank - b.rank)
    .flatMap(({ page, rank }) => {
      const variants: Variant[] = isFull
        ? ['as-built', 'dark-rtl-dense', 'light-rtl', 'dark-ltr', 'dark-rtl']
        : [rank % 2 === 0 ? 'as-built' : 'dark-rtl-dense'];
      if (weighed.has(page.address)) variants.push('weight');
      return variants.map((variant) => ({
        page,
        variant,
        id: `${page.address} ${variant}`,
        state: variant === 'weight' ? page.bytes : '',
      }));
    });
}

function kindOf({ page, variant }: PageCheck): keyof typeof sampleSizes {
  return variant === 'weight' ? 'weight' : page.kind;
}

/** Returns whether a page is new or changed since all checks of a run passed. Never true with an empty record. */
function hasChanged({ address, digest }: BuiltPage, { seen }: PageRecord): boolean {
  return Object.keys(seen).length > 0 && seen[address] !== digest;
}

function rankOf(address: string): number {
  return createHash('sha256').update(address).digest().readUInt32BE();
}
