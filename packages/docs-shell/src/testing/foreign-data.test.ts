import fc from 'fast-check';
import { afterEach, expect, it } from 'vitest';
import { parseAd } from '../features/ads/parse-ad.client';
import { parseDemoList } from '../features/demo/hydration/demo-list';
import { parseNavigationState } from '../features/navigation/stored-navigation';
import { parseBuildManifest } from '../features/offline/worker/build-manifest';
import { parseCacheIndex } from '../features/offline/worker/cache-index';
import { parsePageMessage } from '../features/offline/worker/message-handler';
import { parseManifestCache } from '../features/products/manifest-cache';
import { parseManifest } from '../features/products/product-summary';
import { toSiteAddress } from '../features/search/docsearch/parse-docsearch';
import { addShard, createCatalog, parseQuery, searchProducts } from '../features/search/engine';
import { readLastPages } from '../features/search/history/last-pages';
import { parseSearchIndex } from '../features/search/indexes/parse-search-index';
import { readRecentSearches } from '../features/search/history/recent-searches';
import { otherIndex, sampleIndex } from '../features/search/indexes/search-indexes.fixture';
import { parseTabChoices } from '../features/tabs/tab-choices';
import { findSamePage } from '../client/same-page';
import { parseRegistry, toProductTable } from '../registry';
import { rootPathOf } from '../routing';
import { parsePublishedManifest } from '../product/schema/parse-published-manifest';
import { foreignJson, hostileAddresses, staysOnSite } from './foreign-json.fixture';
import { publishManifest } from './publish-manifest.fixture';

const isFull = process.env['E2E_TIER'] === 'full';
// `npm test` uses a fixed seed, so that a new failure never blocks an unrelated change. The full tier draws a seed.
const seed = Number(process.env['E2E_FAULT_SEED'] ?? (isFull ? Date.now() % 1_000_000 : 26));
const settings = { seed, numRuns: isFull ? 20_000 : 1000 };

const product = { id: 'sample', rootPath: '/sample' };
const manifest = publishManifest('sample', '/sample', 'Sample UI');

afterEach(() => {
  expect(Reflect.get({}, 'isPolluted')).toBe(undefined);
});

/** Runs a check for documents that are like a valid one. */
function forAll(valid: unknown, check: (value: unknown) => void): void {
  check(valid);
  fc.assert(fc.property(foreignJson(valid), check), settings);
}

it('a search index adds no link to another site, and never throws', () => {
  const found: string[] = [];
  forAll(sampleIndex, (value) => {
    const index = parseSearchIndex(value, { id: 'sample', language: 'en' });
    if (!index) return;
    const catalog = createCatalog(index);
    addShard(catalog, 'docs 3\n');
    for (const text of ['button', 'd', 'accessibility keyboard', 'docs']) {
      const results = searchProducts([catalog], parseQuery(text));
      found.push(...results.flatMap(({ hits }) => hits.map(({ entry }) => entry.href)));
    }
    const addresses = [
      index.product.href,
      ...catalog.entries.map(({ href }) => href),
      ...index.shards.map(({ href }) => href),
    ];
    expect(addresses.filter((address) => !staysOnSite(address))).toEqual([]);
  });
  // If no index is accepted, the property proves nothing.
  expect(found.length).toBeGreaterThan(100);
});

it.each(hostileAddresses)('a search index does not name %j', (href) => {
  const { pages, product: own } = sampleIndex;
  const parse = (changes: object) =>
    parseSearchIndex({ ...sampleIndex, ...changes }, { id: 'sample', language: 'en' });
  expect(parse({ product: { ...own, href } })).toBe(undefined);
  expect(parse({ pages: [...pages, { ...pages[0], href }] })).toBe(undefined);
  expect(parse({ shards: [{ prefix: 'a', href }] })?.shards).toEqual([]);
});

it('a shard never throws, and names no section that the index does not have', () => {
  const catalog = createCatalog(otherIndex);
  const step = fc.constantFrom('0', '1', 'zz', '-1', 'NaN', '', '__proto__', '9'.repeat(400));
  const line = fc.tuple(fc.constantFrom('a', '', '__proto__', 'constructor'), fc.array(step));
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      addShard(catalog, lines.map(([word, steps]) => [word, ...steps].join(' ')).join('\n'));
      for (const entries of catalog.bodyTerms.values()) {
        expect(entries.every((entry) => catalog.entries[entry] !== undefined)).toBe(true);
      }
    }),
    settings,
  );
});

it('a manifest adds only lines of text and an image of this site to the menu', () => {
  forAll(manifest, (value) => {
    const summary = parseManifest(value, product);
    if (!summary) return;
    expect(staysOnSite(summary.logo)).toBe(true);
    for (const text of [summary.name, summary.tagline, summary.version ?? '']) {
      expect(text.length).toBeLessThanOrEqual(200);
    }
    expect(parseManifestCache(JSON.stringify({ sample: summary }), [product]).size).toBe(1);
  });
});

it('a manifest adds no link to another site to the version menu', () => {
  forAll(manifest, (value) => {
    if (typeof value !== 'object' || value === null) return;
    const address = findSamePage({ ...value }, '/v5/sample/', '/button');
    expect(address === undefined || address === '/v5/sample/button/').toBe(true);
  });
});

it('a manifest that a build reads is valid or has a reason', () => {
  forAll(manifest, (value) => {
    const result = parsePublishedManifest(JSON.stringify(value));
    expect(result.manifest !== undefined || result.problem !== '').toBe(true);
  });
});

it('a registry names paths of this site only', () => {
  const products = [
    { id: 'sample', prefixes: ['/sample', '/api/sample'], name: 'Sample UI', category: 'tools' },
    { id: 'home', prefixes: ['/'], category: 'tools' },
  ].map((entry) => ({
    ...entry,
    order: 1,
    manifest: `${entry.prefixes[0]}/docs-manifest.json`.replace('//', '/'),
  }));
  let accepted = 0;
  forAll({ schemaVersion: 1, products }, (value) => {
    const registry = parseRegistry(value);
    if (!registry) return;
    accepted += 1;
    for (const { manifest, prefixes } of registry.products) {
      expect([manifest, ...prefixes].filter((address) => !staysOnSite(address))).toEqual([]);
    }
    for (const route of toProductTable(registry)) {
      expect(staysOnSite(`${rootPathOf(route)}/`)).toBe(true);
    }
    expect(parseRegistry(JSON.parse(JSON.stringify(registry)))).toEqual(registry);
  });
  expect(accepted).toBeGreaterThan(100);
});

it('a precache manifest lists files of this site only', () => {
  const valid = {
    version: 2,
    buildId: 'b1',
    product: 'sample',
    name: 'Sample UI',
    rootPath: '/sample',
    shell: ['/_assets/a.js'],
    files: [
      ['/_assets/a.js', 10, 'aa'],
      ['/sample/', 20, 'bb'],
    ],
  };
  let accepted = 0;
  forAll(valid, (value) => {
    const parsed = parseBuildManifest(JSON.stringify(value), '/sample');
    if (!parsed) return;
    accepted += 1;
    expect([...parsed.files.keys(), ...parsed.shell].every(staysOnSite)).toBe(true);
    expect(`${parsed.buildId} ${parsed.product}`.split(' ')).toHaveLength(2);
  });
  expect(accepted).toBeGreaterThan(10);
});

it('a message of a page names addresses of this site only', () => {
  const valid = {
    type: 'page-viewed',
    address: '/sample/button/',
    title: 'Button',
    rootPath: '/sample',
    resources: ['/_assets/a.js', '/_assets/b.css'],
  };
  forAll(valid, (value) => {
    const message = parsePageMessage(value);
    if (message?.type !== 'page-viewed') return;
    const addresses = [message.address, ...message.resources];
    expect(addresses.filter((address) => !staysOnSite(address))).toEqual([]);
  });
});

it('an ad has https addresses only', () => {
  const valid = {
    ads: [
      {
        statlink: 'https://ads.example/click',
        statimp: 'https://ads.example/view',
        image: 'https://ads.example/a.png',
        company: 'Ads',
        description: 'Text',
        pixel: 'https://ads.example/p?[timestamp]||//ads.example/q',
      },
    ],
  };
  forAll(valid, (value) => {
    const ad = parseAd(value, { hosts: ['https://ads.example'], nowSeconds: 1 });
    if (!ad) return;
    const own = [...(ad.image === undefined ? [] : [ad.image]), ...ad.impressions];
    expect(own.filter((url) => new URL(url).origin !== 'https://ads.example')).toEqual([]);
    expect(new URL(ad.link).protocol).toBe('https:');
  });
});

it('a hit of the hosted search leads to this site', () => {
  const piece = fc.constantFrom(
    ...['https:', 'javascript:', '/', '\\', '\t', 'evil.example', '[', '%', '#', '?', '@', '..'],
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 10 }), (pieces) => {
      expect(staysOnSite(toSiteAddress(pieces.join('')))).toBe(true);
    }),
    settings,
  );
});

it('stored data never throws, and leads to no other site', () => {
  const storage = (text: string) => ({ get: () => text, set: () => true });
  forAll(
    { groups: { a: true }, scrollTop: 4, demos: [], runtime: 'a', builds: [], clients: {} },
    (value) => {
      const text = JSON.stringify(value);
      parseNavigationState(text);
      parseTabChoices(text);
      parseDemoList(text);
      parseCacheIndex(text);
    },
  );
  const line = fc.oneof(
    fc.string(),
    fc.constantFrom('/a/\tA\tb', '//evil.example/\tA\tb', '/\r/evil\tA'),
  );
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      const text = lines.join('\n');
      readRecentSearches(storage(text));
      const pages = readLastPages(storage(text));
      expect(pages.filter(({ href }) => !staysOnSite(href))).toEqual([]);
    }),
    settings,
  );
});

it('an index with too many entries is ignored before it is copied', () => {
  const [page] = sampleIndex.pages;
  const wide = { ...page, headings: Array(21_000).fill(['A']) };
  for (const pages of [Array(21_000).fill(page), [wide]]) {
    const start = performance.now();
    const index = parseSearchIndex({ ...sampleIndex, pages }, { id: 'sample', language: 'en' });
    expect(index).toBe(undefined);
    expect(performance.now() - start).toBeLessThan(500);
  }
  const shards = Array(300_000).fill({ prefix: 'a', href: '/a' });
  expect(parseSearchIndex({ ...sampleIndex, shards }, { id: 'sample', language: 'en' })).toBe(
    undefined,
  );
});
