import {
  isOnPage,
  isWanted,
  readCatalogs,
  readGoldenQueries,
  readHeldOutQueries,
  withAllShards,
} from '../../src/search-queries';
import { createMiniSearchEngine, createOwnEngine } from './engines';
import { measureRanking, type RankedQuery } from './measure-ranking';

// `npm run bench:ranking`: compares the order of results with MiniSearch.
const catalogs = readCatalogs();
if (catalogs.length === 0) {
  throw new Error('There is no site at dist/site. Run: npm run build');
}
const engines = [createOwnEngine(catalogs), createMiniSearchEngine(withAllShards(catalogs))];
const entries = new Map(
  catalogs.flatMap((catalog) => catalog.entries.map((entry) => [entry.href, entry] as const)),
);

const golden = readGoldenQueries().map((query): RankedQuery => {
  const isRight = (href: string) => {
    const entry = entries.get(href);
    return entry !== undefined && isWanted(entry, query);
  };
  return { ...query, isRight };
});
const heldOut = readHeldOutQueries().map((query): RankedQuery => {
  return { ...query, isRight: (href) => isOnPage(href, query) };
});
const sets = [
  ['golden set', golden],
  ['held-out queries', heldOut],
] as const;

console.log('| queries | engine | first | first three | mean reciprocal rank | ms per query |');
console.log('| --- | --- | --- | --- | --- | --- |');
for (const [name, queries] of sets) {
  for (const engine of engines) {
    const figures = measureRanking(engine, queries);
    const share = (count: number) =>
      `${count} of ${figures.queries} (${Math.round((100 * count) / figures.queries)} %)`;
    const cells = [
      name,
      engine.name,
      share(figures.first),
      share(figures.firstThree),
      figures.meanReciprocalRank.toFixed(2),
      figures.medianMs.toFixed(1),
    ];
    console.log(`| ${cells.join(' | ')} |`);
  }
}
