import type { SearchWords } from '../../translations';
import type { SearchResults } from './search-results';

interface StatusOptions {
  readonly query: string;
  readonly results: SearchResults | undefined;
  /** Whether an index has arrived, and whether one is still awaited. */
  readonly hasIndex: boolean;
  readonly isWaiting: boolean;
  readonly t: SearchWords;
}

/** What the box says of its list: how much there is, or why nothing is. */
export function describeStatus({ query, results, hasIndex, isWaiting, t }: StatusOptions): string {
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

/** What the box says of products that have not answered; empty when all have. */
export function describeMissing(
  missing: readonly string[],
  waiting: readonly string[],
  t: SearchWords,
): string {
  const say = (text: string, names: readonly string[]) =>
    names.length > 0 ? [text.replace('{names}', () => names.join(', '))] : [];
  return [...say(t.searchMissing, missing), ...say(t.searchWaiting, waiting)].join(' · ');
}
