import type { SearchMessages } from '../../i18n';
import type { SearchResults } from './search-results.client';

interface StatusOptions {
  readonly query: string;
  readonly results: SearchResults | undefined;
  /** Whether an index has arrived, whether one is still awaited, and whether one does not answer. */
  readonly hasIndex: boolean;
  readonly isWaiting: boolean;
  readonly isMissing: boolean;
  readonly t: SearchMessages;
}

/** What the box says of its list: how much there is, or why nothing is. */
export function describeStatus(options: StatusOptions): string {
  const { query, results, hasIndex, isWaiting, isMissing, t } = options;
  if (!hasIndex && !isWaiting && isMissing) {
    return t.searchUnreachable;
  }
  if (!results) {
    return t.searchStart;
  }
  const { count, names } = results;
  if (count === 0) {
    if (isWaiting) return t.searchLoading;
    return hasIndex ? t.searchNothing.replace('{query}', () => query) : t.searchNoIndex;
  }
  if (count === 1) {
    return t.searchOne;
  }
  const [name = ''] = names;
  return (names.length > 1 ? t.searchCount : t.searchCountInOne)
    .replace('{count}', String(count))
    .replace('{products}', String(names.length))
    .replace('{name}', () => name);
}

interface MissingOptions {
  /** Names of products that do not answer, and of those that take long. */
  readonly missing: readonly string[];
  readonly waiting: readonly string[];
  readonly lacksTexts: boolean;
  readonly t: SearchMessages;
}

/** What the box says of that which could not be searched; empty when everything was. */
export function describeMissing({ missing, waiting, lacksTexts, t }: MissingOptions): string {
  const say = (text: string, names: readonly string[]) =>
    names.length > 0 ? [text.replace('{names}', () => names.join(', '))] : [];
  return [
    ...say(t.searchMissing, missing),
    ...say(t.searchWaiting, waiting),
    ...(lacksTexts ? [t.searchWithoutTexts] : []),
  ].join(' · ');
}
