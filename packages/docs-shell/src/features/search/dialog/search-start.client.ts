import type { SearchMessages } from '../../../i18n';
import type { SafeStorage } from '../../../client/safe-storage';
import { createElement } from '../../../client/create-element';
import { createActionOption, createLinkOption, type OptionGroup } from './options.client';
import { readLastPages } from '../history/last-pages';
import { readRecentSearches } from '../history/recent-searches';

interface StartOptions {
  readonly storage: SafeStorage;
  readonly t: SearchMessages;
  readonly onChoose: (href: string, inNewTab: boolean) => void;
  readonly onSearch: (text: string) => void;
}

/** Returns what the dialog shows without a query: recent searches and the last pages. */
export function listStart({ storage, t, onChoose, onSearch }: StartOptions): OptionGroup[] {
  const searches = readRecentSearches(storage).map((text) =>
    createActionOption({ key: `term ${text}`, children: [text], onChoose: () => onSearch(text) }),
  );
  const pages = readLastPages(storage)
    .filter(({ href }) => href !== location.pathname)
    .map(({ href, title, product }) =>
      createLinkOption({
        href,
        children: [title, createElement('span', { class: 'd-search-kind' }, product)],
        onChoose: (inNewTab) => onChoose(href, inNewTab),
      }),
    );
  return [
    { name: t.searchRecent, options: searches },
    { name: t.searchLastPages, options: pages },
  ].filter(({ options }) => options.length > 0);
}
