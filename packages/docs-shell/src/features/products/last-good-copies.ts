import type { JsonAnswer } from '../../client/fetch-json';
import { isRecord } from '../../client/is-record';
import type { ProductPlace } from './product-places';
import { readPublished, readSummary } from './product-summary';
import type { ProductSummary } from './product-summary';

/** The newest that is known of each product, by id. */
export type Copies = ReadonlyMap<string, ProductSummary>;

/** Reads stored copies; each one that cannot be read is missing alone. */
export function parseCopies(text: string | null, places: readonly ProductPlace[]): Copies {
  const stored = parseJson(text);
  return new Map(
    places.flatMap((place) => {
      const copy = isRecord(stored) ? readSummary(stored[place.id], place) : undefined;
      return copy ? [[place.id, copy] as const] : [];
    }),
  );
}

/** Writes copies as `parseCopies` reads them. */
export function formatCopies(copies: Copies): string {
  return JSON.stringify(Object.fromEntries(copies));
}

/**
 * The copies after an answer (SPEC MAN-6). A product that says it is gone loses its entry; one that is slow, down or
 * publishes rubbish keeps its last good copy. No other entry is touched.
 */
export function applyAnswer(copies: Copies, place: ProductPlace, answer: JsonAnswer): Copies {
  if (answer.kind === 'gone') {
    return new Map([...copies].filter(([id]) => id !== place.id));
  }
  const fresh = answer.kind === 'found' ? readPublished(answer.value, place) : undefined;
  return fresh ? new Map([...copies, [place.id, fresh]]) : copies;
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}
