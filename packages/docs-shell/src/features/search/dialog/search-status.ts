import type { SearchMessages } from '../../../i18n';
import type { SearchResults } from './search-results.client';

interface StatusOptions {
  readonly query: string;
  readonly results: SearchResults | undefined;
  /** Whether an index is loaded. */
  readonly hasIndex: boolean;
  /** Whether an index is still loading. */
  readonly isLoading: boolean;
  /** Whether an index could not be loaded. */
  readonly isMissing: boolean;
  readonly t: SearchMessages;
}

/** Returns the status of the search: the number of hits, or why there are none. */
export function describeStatus(options: StatusOptions): string {
  const { query, results, hasIndex, isLoading, isMissing, t } = options;
  if (!hasIndex && !isLoading && isMissing) {
    return t.searchUnreachable;
  }
  if (!results) {
    return t.searchStart;
  }
  const { count, productNames } = results;
  if (count === 0) {
    if (isLoading) return t.searchLoading;
    return hasIndex ? t.searchNothing.replace('{query}', () => query) : t.searchNoIndex;
  }
  if (count === 1) {
    return t.searchOne;
  }
  const [name = ''] = productNames;
  return (productNames.length > 1 ? t.searchCount : t.searchCountInOne)
    .replace('{count}', String(count))
    .replace('{products}', String(productNames.length))
    .replace('{name}', () => name);
}

interface MissingOptions {
  /** Names of products whose index could not be loaded. */
  readonly missing: readonly string[];
  /** Names of products whose index takes long to load. */
  readonly slow: readonly string[];
  /** Names of products of which only visited pages are searched. */
  readonly visited: readonly string[];
  /** Whether the words of some body texts could not be loaded. */
  readonly lacksBodyTerms: boolean;
  readonly t: SearchMessages;
}

/** Returns a message about what could not be searched; empty if everything was searched. */
export function describeMissing(options: MissingOptions): string {
  const { missing, slow, visited, lacksBodyTerms, t } = options;
  const messageFor = (text: string, names: readonly string[]) =>
    names.length > 0 ? [text.replace('{names}', () => names.join(', '))] : [];
  return [
    ...messageFor(t.searchVisited, visited),
    ...messageFor(t.searchMissing, missing),
    ...messageFor(t.searchWaiting, slow),
    ...(lacksBodyTerms ? [t.searchWithoutTexts] : []),
  ].join(' · ');
}
