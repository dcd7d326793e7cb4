import { readText } from '../../../lib/read-text';
import type { SiteProduct } from '../../../page/types';
import { offlinePageAddress } from '../../offline/contract';
import { createOfflineClient, isStatus } from '../../offline/offline-client.client';
import {
  addShard,
  collectWords,
  createCatalog,
  formatShard,
  searchIndexVersion,
  type Catalog,
} from '../engine';
import { parseSearchIndex } from './parse-search-index';
import { readVisitedPage } from './read-visited-page.client';

/** The largest page has 400 KB. */
const maxPageBytes = 2 * 1024 * 1024;

/** A product with the addresses of its pages of which the worker has copies. */
export interface VisitedProduct {
  readonly rootPath: string;
  readonly name: string;
  readonly addresses: readonly string[];
}

/** Asks the offline worker for the pages that the reader has visited. Without a worker there are none. */
export async function listVisitedPages(
  container: ServiceWorkerContainer | undefined = navigator.serviceWorker,
): Promise<readonly VisitedProduct[]> {
  const answer = await createOfflineClient(container).ask({ type: 'list' });
  const statuses: readonly unknown[] = Array.isArray(answer) ? answer : [];
  return statuses.filter(isStatus).map(({ rootPath, name, pages }) => ({
    rootPath,
    name,
    addresses: pages.map(({ address }) => address).filter((it) => it !== offlinePageAddress),
  }));
}

/**
 * Creates a catalog of the copies of visited pages, for a product whose index cannot be loaded. It finds titles,
 * headings and texts. Returns nothing if no copy is in this language.
 */
export async function createVisitedCatalog(
  { id, rootPath }: SiteProduct,
  { name, addresses }: VisitedProduct,
  { language, version = '' }: { readonly language: string; readonly version?: string | undefined },
): Promise<Catalog | undefined> {
  const read = await Promise.all(
    addresses.map(async (href) => {
      const html = await readCopy(href);
      return html === undefined
        ? undefined
        : readVisitedPage(html, { href, language, productName: name });
    }),
  );
  const pages = read.filter((page) => page !== undefined);
  // The pages can be those of another product, so the index is checked like one that was fetched.
  const index = parseSearchIndex(
    {
      schemaVersion: searchIndexVersion,
      language,
      product: { id, name, family: '', version, href: `${rootPath}/` },
      pages: pages.map((page) => page.indexed),
    },
    { id, language },
  );
  if (!index || pages.length === 0) {
    return undefined;
  }
  const catalog = createCatalog(index);
  addShard(catalog, formatShard(collectWords(pages.flatMap(({ texts }) => texts))));
  return catalog;
}

/** Reads a page from the caches of the browser and the worker, without the network. */
async function readCopy(address: string): Promise<string | undefined> {
  try {
    const response = await fetch(address, { cache: 'only-if-cached', mode: 'same-origin' });
    return response.ok ? await readText(response, maxPageBytes) : undefined;
  } catch {
    return undefined;
  }
}
