import type { Catalog } from './create-catalog';
import { editDistance } from '../../../lib/edit-distance';
import { fold } from './words';

/**
 * Returns titles and names that are similar to a query without hits, closest first.
 *
 * @param maxTerms maximum number of results
 */
export function suggestTerms(
  catalogs: readonly Catalog[],
  text: string,
  maxTerms = 3,
): readonly string[] {
  const wanted = fold(text.trim());
  const maxDistance = Math.min(5, Math.ceil(wanted.length * 0.5));
  const terms = new Map<string, { text: string; distance: number }>();
  for (const { entries } of catalogs) {
    for (const entry of entries) {
      const candidate = fold(entry.text);
      const distance =
        terms.has(candidate) || wanted === ''
          ? maxDistance + 1
          : editDistance(wanted, candidate, maxDistance);
      if (distance <= maxDistance) {
        terms.set(candidate, { text: entry.text, distance });
      }
    }
  }
  return [...terms.values()]
    .sort((a, b) => a.distance - b.distance)
    .slice(0, maxTerms)
    .map((term) => term.text);
}
