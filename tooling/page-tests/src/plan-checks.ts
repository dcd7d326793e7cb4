import { createHash } from 'node:crypto';
import type { BuiltPage, PageKind } from './list-pages';
import type { PageRecord } from './page-record';

/**
 * How a page is checked: with the settings of a new reader, with others, or by the bytes that it loads. Variants without
 * density are checked for accessibility alone.
 */
export type Variant =
  'as-built' | 'dark-ltr' | 'dark-rtl' | 'dark-rtl-dense' | 'light-rtl' | 'weight';

/** One check of one page. */
export interface PageCheck {
  readonly page: BuiltPage;
  readonly variant: Variant;
  /** Names the check in the record. */
  readonly id: string;
  /** Two checks with the same key have the same result. */
  readonly key: string;
}

/**
 * Which pages to check: `all`; those that `changed` since they last passed; or a `sample` of these, whose size does not
 * depend on the number of pages.
 */
export type Selection = 'all' | 'changed' | 'sample';

/** The number of checks of each kind of page that a sample holds. */
export const sampleSizes: Readonly<Record<PageKind | 'weight', number>> = {
  api: 1,
  'demo-document': 1,
  demos: 4,
  text: 1,
  weight: 2,
};

interface PlanOptions {
  readonly pages: readonly BuiltPage[];
  /** Addresses whose bytes have a budget. */
  readonly weighed: ReadonlySet<string>;
  readonly record: PageRecord;
  readonly selection: Selection;
  /** Checks each page in all variants. */
  readonly isFull: boolean;
  /** Changes when the tests or the browser change, and makes every earlier result void. */
  readonly testsDigest: string;
}

/** Chooses the checks of a run. The same pages, record and options give the same plan. */
export function planChecks({ record, selection, ...options }: PlanOptions): PageCheck[] {
  const checks = listChecks(options);
  if (selection === 'all') return checks;
  const open = checks.filter(({ id, key }) => record.passed[id] !== key);
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

/** All checks, in an order that is fixed but has nothing to do with that of the pages. */
function listChecks({
  pages,
  weighed,
  isFull,
  testsDigest,
}: Omit<PlanOptions, 'record' | 'selection'>): PageCheck[] {
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
        key: createHash('sha256')
          .update(`${page.digest} ${variant} ${testsDigest}`)
          .digest('base64url'),
      }));
    });
}

function kindOf({ page, variant }: PageCheck): keyof typeof sampleSizes {
  return variant === 'weight' ? 'weight' : page.kind;
}

/** A page that appeared or changed since all checks of a run passed. In an empty record nothing has. */
function hasChanged({ address, digest }: BuiltPage, { seen }: PageRecord): boolean {
  return Object.keys(seen).length > 0 && seen[address] !== digest;
}

function rankOf(address: string): number {
  return createHash('sha256').update(address).digest().readUInt32BE();
}
