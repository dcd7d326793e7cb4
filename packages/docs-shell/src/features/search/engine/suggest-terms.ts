import type { Catalog } from './create-catalog';
import { editDistance } from '../../../lib/edit-distance';
import { fold } from './split-words';

/** Titles and names that resemble a query which finds nothing, closest first. */
export function suggestTerms(
  catalogs: readonly Catalog[],
  text: string,
  most = 3,
): readonly string[] {
  const wanted = fold(text.trim());
  const limit = Math.min(5, Math.ceil(wanted.length * 0.5));
  const terms = new Map<string, { text: string; distance: number }>();
  for (const { entries } of catalogs) {
    for (const entry of entries) {
      const candidate = fold(entry.text);
      const distance =
        terms.has(candidate) || wanted === '' ? limit + 1 : editDistance(wanted, candidate, limit);
      if (distance <= limit) {
        terms.set(candidate, { text: entry.text, distance });
      }
    }
  }
  return [...terms.values()]
    .sort((a, b) => a.distance - b.distance)
    .slice(0, most)
    .map((term) => term.text);
}
