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
import { demoRootAttribute } from '../../demo/contract';
import { pageTitleClass } from '../../frame/contract';
import { breadcrumbsClass } from '../../navigation/contract';
import { searchAttribute } from '../contract';
import type { IndexedPage, TextSection } from '../engine';
import { unsearchedClasses, unsearchedTags } from '../unsearched-parts';
import { parseSearchIndex } from './parse-search-index';

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

/** What search needs of a page. */
interface VisitedPage {
  readonly indexed: IndexedPage;
  /** The texts below the title and below each heading. */
  readonly texts: readonly TextSection[];
}

interface PageContext {
  readonly href: string;
  readonly language: string;
  /** Is left out of the breadcrumbs, because hits are grouped by product. */
  readonly productName: string;
}

const unsearched = [
  ...unsearchedTags,
  ...unsearchedClasses.map((name) => `.${name}`),
  `[${demoRootAttribute}]`,
  `[${searchAttribute}=off]`,
].join();

/** Reads the searchable parts of a page's HTML. Returns nothing for a page in another language, or without a title. */
function readVisitedPage(
  html: string,
  { href, language, productName }: PageContext,
): VisitedPage | undefined {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const main = page.querySelector('main');
  const title = textOf(main?.querySelector(`.${pageTitleClass}`));
  if (!main || title === '' || page.documentElement.lang !== language) {
    return undefined;
  }
  const breadcrumbs = [...main.querySelectorAll(`.${breadcrumbsClass} li`)]
    .map(textOf)
    .filter((step) => step !== productName && step !== title);
  main.querySelectorAll(unsearched).forEach((element) => element.remove());
  const headings: [text: string, id: string][] = [];
  const texts = [{ title, text: '' }];
  const walker = page.createTreeWalker(main, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Element && node.matches('h2[id], h3[id], h4[id]')) {
      const heading = textOf(node);
      headings.push([heading, node.id]);
      texts.push({ title: heading, text: '' });
    } else if (node instanceof Text) {
      const section = texts.at(-1);
      if (section) section.text += ` ${node.data}`;
    }
  }
  return { indexed: { href, title, breadcrumbs, headings, symbols: [] }, texts };
}

function textOf(element: Element | null | undefined): string {
  return element?.textContent.replaceAll(/\s+/g, ' ').trim() ?? '';
}
