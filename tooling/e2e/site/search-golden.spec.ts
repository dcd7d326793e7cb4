import { expect, test } from '@playwright/test';
import {
  isWanted,
  readCatalogs,
  readGoldenQueries,
  search,
  withoutShards,
} from '../src/search-golden';

/** Parts of the site that are on their way. One that has arrived must not stand here. */
const awaited: readonly string[] = [];

const golden = readGoldenQueries();
const catalogs = readCatalogs();
const products = new Set(catalogs.map(({ product }) => product.id));
const isAwaited = (path: string) => awaited.some((start) => path.startsWith(start));
const asked = golden.filter(({ first }) => !first.every(isAwaited));
const waiting = golden.filter(({ first }) => first.every(isAwaited));

test('no query is left out whose page is there', () => {
  const pages = catalogs.flatMap(({ entries }) => entries.map(({ href }) => href));
  expect(awaited.filter((start) => pages.some((page) => page.startsWith(start)))).toEqual([]);
});

test('no index has a document that is part of a page, such as a demo in a frame', () => {
  const pages = catalogs.flatMap(({ entries }) => entries.map(({ href }) => href));
  expect(pages.length).toBeGreaterThan(100);
  expect(pages.filter((page) => /\/_|[?]/.test(page))).toEqual([]);
});

test('the golden set is big enough and knows every product of the site', () => {
  expect(golden.length).toBeGreaterThanOrEqual(60);
  expect([...products].filter((id) => golden.every(({ product }) => product !== id))).toEqual([]);
});

test('the golden queries find what they mean: 95 % first, all in the first three', () => {
  const results = asked.map((query) => {
    const hits = search(withoutShards(catalogs), query);
    return { query, hits, place: hits.findIndex((hit) => isWanted(hit, query)) };
  });
  const describe = ({ query, hits }: (typeof results)[number]) =>
    `${query.at} “${query.query}” → ${hits[0]?.entry.href ?? 'nothing'}, not ${query.first.join(' or ')}`;
  const first = results.filter(({ place }) => place === 0);
  const late = results.filter(({ place }) => place < 0 || place > 2);
  const summary = `${asked.length} queries: ${first.length} first, ${late.length} not in the first three; ${waiting.length} wait for ${awaited.join(' ')}`;
  process.stdout.write(`${summary}\n`);
  test.info().annotations.push({ type: 'golden set', description: summary });
  expect(late.map(describe)).toEqual([]);
  expect(
    first.length / asked.length,
    results
      .filter(({ place }) => place !== 0)
      .map(describe)
      .join('\n'),
  ).toBeGreaterThanOrEqual(0.95);
});
