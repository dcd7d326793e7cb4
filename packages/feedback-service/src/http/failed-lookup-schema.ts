import type { FailedLookup, NotFoundHit, ZeroResultSearch } from 'docs-shell/feedback/service';
import { z } from 'zod';
import { hidePersonalData } from './hide-personal-data';
import { pagePath, productId, textWithin } from './text-schemas';
import type { RequestShape } from './feedback-schema';

const notFoundHit = {
  kind: z.literal('not-found'),
  product: productId,
  page: pagePath,
} satisfies RequestShape<NotFoundHit>;

const zeroResultSearch = {
  kind: z.literal('empty-search'),
  product: productId,
  query: textWithin(200, 'query').transform((text) =>
    text.trim().replace(/\s+/g, ' ').toLowerCase(),
  ),
} satisfies RequestShape<ZeroResultSearch>;

/** Validates a `FailedLookup` and removes personal data. */
export const failedLookupSchema = z
  .discriminatedUnion('kind', [z.strictObject(notFoundHit), z.strictObject(zeroResultSearch)])
  .transform((lookup): CountedLookup => ({
    kind: lookup.kind,
    product: lookup.product,
    value: hidePersonalData(lookup.kind === 'not-found' ? lookup.page : lookup.query),
  }))
  .refine(({ value }) => value !== '', { error: 'query must not be empty' });

/** A failed lookup without personal data. */
export interface CountedLookup {
  readonly kind: FailedLookup['kind'];
  readonly product: string;
  readonly value: string;
}
