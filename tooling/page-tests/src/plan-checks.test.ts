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
  }));

const pages = listPages(60);

const plan = (options: Partial<Parameters<typeof planChecks>[0]> = {}) =>
  planChecks({
    pages,
    weighed: new Set(),
    record: emptyRecord,
    selection: 'sample',
    isFull: false,
    testsDigest: 'tests',
    ...options,
  });

/** Returns the record after a run in which everything passed. */
const recordOf = (checks: readonly PageCheck[], seen: readonly BuiltPage[]): PageRecord => ({
  version: 1,
  passed: Object.fromEntries(checks.map(({ id, key }) => [id, key])),
  seen: Object.fromEntries(seen.map(({ address, digest }) => [address, digest])),
});

const change = (address: string) =>
  pages.map((page) => (page.address === address ? { ...page, digest: 'b' } : page));

describe('planChecks', () => {
  it('checks every page once, or in all variants', () => {
    expect(plan({ selection: 'all' })).toHaveLength(60);
    expect(plan({ selection: 'all', isFull: true })).toHaveLength(300);
    const record = recordOf(plan({ selection: 'all' }), pages);
    expect(plan({ selection: 'all', record })).toHaveLength(60);
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
    expect(plan({ record: recordOf(plan(), pages) })).toEqual([]);
    const all = recordOf(plan({ selection: 'changed' }), pages);
    expect(plan({ record: all, selection: 'changed' })).toEqual([]);
  });

  it('checks a page that has changed, in the sample or not', () => {
    const record = recordOf(plan(), pages);
    for (const { address } of pages) {
      const checks = plan({ record, pages: change(address) });
      expect(checks.map(({ page }) => page.address)).toEqual([address]);
    }
  });

  it('checks a page that is new', () => {
    const record = recordOf(plan(), pages);
    const added = { address: '/added/', kind: 'text', demos: [], digest: 'a' } as const;
    expect(plan({ record, pages: [...pages, added] }).map(({ page }) => page)).toEqual([added]);
  });

  it('checks all changed pages if the run requests it', () => {
    const record = recordOf(plan({ selection: 'all' }), pages);
    expect(plan({ record, pages: listPages(60, 'b'), selection: 'changed' })).toHaveLength(60);
    expect(plan({ record, pages: listPages(60, 'b') })).toHaveLength(
      sampleSizes.demos + sampleSizes.text,
    );
  });

  it('ignores results of other versions of the tests', () => {
    const record = recordOf(plan({ selection: 'all' }), pages);
    expect(plan({ record, selection: 'changed', testsDigest: 'edited' })).toHaveLength(60);
  });

  it('checks a page again after a run in which it failed', () => {
    const [failed, ...others] = plan();
    const record = { ...recordOf(others, []), seen: {} };
    expect(plan({ record }).map(({ id }) => id)).toEqual([failed?.id]);
  });

  it('weighs the pages that have a budget', () => {
    const weighed = new Set(['/page-1/', '/page-2/']);
    const checks = plan({ weighed, selection: 'all' });
    expect(checks.filter(({ variant }) => variant === 'weight')).toHaveLength(2);
  });
});
