import { describe, expect, it } from 'vitest';
import type { BuiltPage } from './list-pages';
import { emptyRecord, type PageRecord } from './page-record';
import { planChecks, sampleSizes, type PageCheck } from './plan-checks';

const listPages = (count: number, digest = 'a'): BuiltPage[] =>
  Array.from({ length: count }, (_, index) => ({
    address: `/page-${index}/`,
    kind: index % 2 === 0 ? 'demos' : 'text',
    demos: [],
    digest,
    bytes: digest,
  }));

const pages = listPages(60);

const plan = (options: Partial<Parameters<typeof planChecks>[0]> = {}) =>
  planChecks({
    pages,
    weighed: new Set(),
    record: emptyRecord,
    isUnchanged: () => false,
    selection: 'sample',
    isFull: false,
    ...options,
  });

/** Returns what is known after a run in which these checks passed. */
const recordOf = (checks: readonly PageCheck[], seen: readonly BuiltPage[]) => {
  const nameOf = ({ id, page }: PageCheck) => `${id} ${page.digest}`;
  const passed = new Set(checks.map(nameOf));
  const record: PageRecord = {
    version: 2,
    seen: Object.fromEntries(seen.map(({ address, digest }) => [address, digest])),
  };
  return { record, isUnchanged: (check: PageCheck) => passed.has(nameOf(check)) };
};

const change = (address: string) =>
  pages.map((page) => (page.address === address ? { ...page, digest: 'b' } : page));

describe('planChecks', () => {
  it('checks every page once, or in all variants', () => {
    expect(plan({ selection: 'all' })).toHaveLength(60);
    expect(plan({ selection: 'all', isFull: true })).toHaveLength(300);
    const known = recordOf(plan({ selection: 'all' }), pages);
    expect(plan({ selection: 'all', ...known })).toHaveLength(60);
  });

  it('uses each variant for about half of the pages', () => {
    const variants = plan({ selection: 'all' }).filter(({ variant }) => variant !== 'as-built');
    expect(variants.length).toBeGreaterThan(15);
    expect(variants.length).toBeLessThan(45);
  });

  it('takes a sample whose size does not grow with the pages', () => {
    expect(plan()).toHaveLength(sampleSizes.demos + sampleSizes.text);
    expect(plan({ pages: listPages(600) })).toHaveLength(sampleSizes.demos + sampleSizes.text);
  });

  it('does not repeat checks that have passed', () => {
    expect(plan(recordOf(plan(), pages))).toEqual([]);
    const all = recordOf(plan({ selection: 'changed' }), pages);
    expect(plan({ ...all, selection: 'changed' })).toEqual([]);
  });

  it('checks a page that has changed, in the sample or not', () => {
    const known = recordOf(plan(), pages);
    for (const { address } of pages) {
      const checks = plan({ ...known, pages: change(address) });
      expect(checks.map(({ page }) => page.address)).toEqual([address]);
    }
  });

  it('checks a page that is new', () => {
    const known = recordOf(plan(), pages);
    const added = { address: '/added/', kind: 'text', demos: [], digest: 'a', bytes: 'a' } as const;
    expect(plan({ ...known, pages: [...pages, added] }).map(({ page }) => page)).toEqual([added]);
  });

  it('checks all changed pages if the run requests it', () => {
    const known = recordOf(plan({ selection: 'all' }), pages);
    expect(plan({ ...known, pages: listPages(60, 'b'), selection: 'changed' })).toHaveLength(60);
    expect(plan({ ...known, pages: listPages(60, 'b') })).toHaveLength(
      sampleSizes.demos + sampleSizes.text,
    );
  });

  it('checks a page again after a run in which it failed', () => {
    const [failed, ...others] = plan();
    expect(plan(recordOf(others, [])).map(({ id }) => id)).toEqual([failed?.id]);
  });

  it('weighs the pages that have a budget', () => {
    const weighed = new Set(['/page-1/', '/page-2/']);
    const checks = plan({ weighed, selection: 'all' });
    const weights = checks.filter(({ variant }) => variant === 'weight');
    expect(weights).toHaveLength(2);
    // Other names of scripts are other bytes.
    expect(weights.every(({ page, state }) => state === page.bytes)).toBe(true);
  });
});
