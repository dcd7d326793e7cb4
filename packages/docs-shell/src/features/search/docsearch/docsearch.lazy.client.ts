import styles from '@docsearch/css/dist/style.css?inline';
import docsearch from '@docsearch/js/docsearch';
import type { DocSearchInstance } from '@docsearch/js/docsearch';
import { addStyles } from '../../../client/add-styles';
import { currentProductId } from '../../products/current-product.client';
import type { Search } from '../search.lazy.client';
import { docSearchAttribute, searchButtonClass } from '../contract';
import { findShellRoot } from '../dialog/find-shell-root.client';
import { emitSearchEvent } from '../../../client/search-events';
import colors from './docsearch.lazy.css?inline';
import { parseDocSearchSettings, toSiteAddress } from './parse-docsearch';

/** Time without typing after which a query is reported as an event. */
const queryEventDelayMs = 1500;

/** Creates the hosted search of a page. The service is called when the reader types; there is nothing to load before. */
export function createSearch(): Search {
  let container: HTMLElement | undefined;
  let instance: DocSearchInstance | undefined;
  const prepare = () => (container ??= createContainer());
  return {
    prepare,
    open: (text) => {
      const element = prepare();
      const data = findButton()?.getAttribute(docSearchAttribute);
      const settings = parseDocSearchSettings(data ?? '');
      if (!settings) {
        throw new Error(`The search button needs valid settings in ${docSearchAttribute}.`);
      }
      // DocSearch accepts an initial query at its start only.
      instance?.destroy();
      instance = startDocSearch(element, settings, text);
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
    // Only hits in the language of the page, those of the current product first.
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
        // After the dialog is closed there is no query.
        if (text !== '') emitSearchEvent({ action: 'query', query: text, count, isComplete: true });
      }, queryEventDelayMs);
      return items.map((item) => ({ ...item, url: toSiteAddress(item.url) }));
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
      findButton()?.focus();
    },
  });
}

function findButton(): HTMLElement | null {
  return document.querySelector<HTMLElement>(`.${searchButtonClass}`);
}

/** Creates a hidden container for the button of DocSearch; the header has a button already. */
function createContainer(): HTMLElement {
  addStyles(`@layer docsearch{${styles}}${colors}`);
  const element = document.createElement('div');
  element.hidden = true;
  const root = findShellRoot();
  root.append(element);
  fixDialogRoles(root);
  return element;
}

/**
 * Corrects the roles of the DocSearch dialog each time it is added to the page: it has the role of a button that
 * contains all controls, and its header and footer count as those of the page.
 */
function fixDialogRoles(root: Element): void {
  const fix = () => {
    const dialog = root.querySelector(':scope > .DocSearch-Container');
    if (!dialog || dialog.role === 'dialog') return;
    dialog.setAttribute('role', 'dialog');
    dialog.setAttribute('aria-modal', 'true');
    dialog.setAttribute('tabindex', '-1');
    dialog.removeAttribute('aria-expanded');
    dialog.removeAttribute('aria-haspopup');
    for (const part of dialog.querySelectorAll('header, footer')) {
      part.setAttribute('role', 'presentation');
    }
  };
  new MutationObserver(fix).observe(root, { childList: true });
}
