import { expect, test } from '@playwright/test';
import {
  isOnPage,
  isWanted,
  readCatalogs,
  readGoldenQueries,
  readHeldOutQueries,
  search,
  withoutShards,
} from '../src/search-queries';

/** Parts of the site that do not exist yet. The test fails if one of them exists. */
const awaited: readonly string[] = [];

const golden = readGoldenQueries();
const catalogs = readCatalogs();
const products = new Set(catalogs.map(({ product }) => product.id));
const isAwaited = (path: string) => awaited.some((start) => path.startsWith(start));
const asked = golden.filter(({ first }) => !first.every(isAwaited));
const waiting = golden.filter(({ first }) => first.every(isAwaited));

test('no query is left out if its page exists', () => {
  const pages = catalogs.flatMap(({ entries }) => entries.map(({ href }) => href));
  expect(awaited.filter((start) => pages.some((page) => page.startsWith(start)))).toEqual([]);
});

test('no index has a document that is part of a page, such as a demo in a frame', () => {
  const pages = catalogs.flatMap(({ entries }) => entries.map(({ href }) => href));
  expect(pages.length).toBeGreaterThan(100);
  expect(pages.filter((page) => /\/_|[?]/.test(page))).toEqual([]);
});

test('the golden set is large enough and has every product of the site', () => {
  expect(golden.length).toBeGreaterThanOrEqual(60);
  expect([...products].filter((id) => golden.every(({ product }) => product !== id))).toEqual([]);
});

test('the golden queries find their page: 95 % as the first result, all among the first three', () => {
  const results = asked.map((query) => {
    const hits = search(withoutShards(catalogs), query);
    return { query, hits, place: hits.findIndex(({ entry }) => isWanted(entry, query)) };
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

test('the held-out queries find what they found before', () => {
  const heldOut = readHeldOutQueries();
  const places = heldOut.map((query) =>
    search(withoutShards(catalogs), query).findIndex(({ entry }) => isOnPage(entry.href, query)),
  );
  const first = places.filter((place) => place === 0).length;
  const firstThree = places.filter((place) => place >= 0 && place < 3).length;
  const summary = `${heldOut.length} held-out queries: ${first} first, ${firstThree} in the first three`;
  process.stdout.write(`${summary}\n`);
  // Shares of November 2026, less two queries: pages come and go.
  expect(first / heldOut.length, summary).toBeGreaterThanOrEqual(0.75);
  expect(firstThree / heldOut.length, summary).toBeGreaterThanOrEqual(0.82);
});
