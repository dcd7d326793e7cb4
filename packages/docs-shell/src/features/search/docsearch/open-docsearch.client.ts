import styles from '@docsearch/css/dist/style.css?inline';
import docsearch from '@docsearch/js/docsearch';
import type { DocSearchInstance } from '@docsearch/js/docsearch';
import { currentProductId } from '../site-search.client';
import type { Search } from '../open-search.client';
import { emitSearchEvent } from '../../../client/search-events';
import colors from './docsearch.lazy.css?inline';
import { mendMarkup } from './mend-markup.client';
import { parseDocSearchSettings } from './parse-docsearch-settings';
import { toOwnAddress } from './to-own-address.client';

/** Milliseconds without typing after which a query counts as one. */
const queryRest = 1500;

/** Makes the hosted search of a page. The service is asked when the reader types; nothing can be fetched before. */
export function createSearch(): Search {
  let place: HTMLElement | undefined;
  let instance: DocSearchInstance | undefined;
  const prepare = () => (place ??= createPlace());
  return {
    prepare,
    open: (text) => {
      const container = prepare();
      const data = document.querySelector<HTMLElement>('.d-search-button')?.dataset['docsearch'];
      const settings = parseDocSearchSettings(data ?? '');
      if (!settings) {
        throw new Error('The page has no settings of the hosted search.');
      }
      // It takes the first words at its start alone.
      instance?.destroy();
      instance = startDocSearch(container, settings, text);
      instance.open();
    },
  };
}

function startDocSearch(
  container: HTMLElement,
  { appId, apiKey, indexName }: NonNullable<ReturnType<typeof parseDocSearchSettings>>,
  initialQuery: string,
): DocSearchInstance {
  let count = 0;
  let isChosen = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const query = () => document.querySelector<HTMLInputElement>('.DocSearch-Input')?.value ?? '';
  const choose = (href: string, go: () => void) => {
    isChosen = true;
    emitSearchEvent({ action: 'chosen', query: query(), count, href });
    go();
  };
  return docsearch({
    container,
    portalContainer: container.parentElement ?? document.body,
    appId,
    apiKey,
    // Languages are never mixed; the own product comes first.
    indices: [
      {
        name: indexName,
        searchParameters: {
          facetFilters: [`language:${document.documentElement.lang}`],
          optionalFilters: [`productId:${currentProductId()}`],
        },
      },
    ],
    initialQuery,
    insights: false,
    keyboardShortcuts: { 'Ctrl/Cmd+K': false, '/': false },
    transformItems: (items) => {
      count = items.length;
      clearTimeout(timer);
      timer = setTimeout(() => {
        const text = query().trim();
        // Once the box is closed there is no query.
        if (text !== '') emitSearchEvent({ action: 'query', query: text, count, isComplete: true });
      }, queryRest);
      return items.map((item) => ({ ...item, url: toOwnAddress(item.url) }));
    },
    navigator: {
      navigate: ({ itemUrl }) => choose(itemUrl, () => location.assign(itemUrl)),
      navigateNewTab: ({ itemUrl }) => choose(itemUrl, () => open(itemUrl, '_blank', 'noopener')),
      navigateNewWindow: ({ itemUrl }) =>
        choose(itemUrl, () => open(itemUrl, '_blank', 'noopener')),
    },
    onOpen: () => emitSearchEvent({ action: 'opened' }),
    onClose: () => {
      if (!isChosen) emitSearchEvent({ action: 'dismissed', query: query(), count });
      document.querySelector<HTMLElement>('.d-search-button')?.focus();
    },
  });
}

/** The service's own button stays out of sight: the header has one. */
function createPlace(): HTMLElement {
  const style = document.createElement('style');
  style.textContent = `@layer docsearch{${styles}}${colors}`;
  document.head.append(style);
  const element = document.createElement('div');
  element.hidden = true;
  // Type and colours of the shell stand there.
  const page = document.querySelector<HTMLElement>('.d-page') ?? document.body;
  page.append(element);
  mendMarkup(page);
  return element;
}
