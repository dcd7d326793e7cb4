import { z } from 'zod';
import { hidePersonalData } from './hide-personal-data';
import { pagePath, productId, textOf } from './text-schemas';

/** A page that is not there, or a search without result. */
export const missSchema = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('not-found'), product: productId, page: pagePath }),
    z.strictObject({
      kind: z.literal('empty-search'),
      product: productId,
      query: textOf(200, 'query').transform((text) =>
        text.trim().replace(/\s+/g, ' ').toLowerCase(),
      ),
    }),
  ])
  .transform((miss) => ({
    kind: miss.kind,
    product: miss.product,
    value: hidePersonalData(miss.kind === 'not-found' ? miss.page : miss.query),
  }))
  .refine(({ value }) => value !== '', { error: 'query must not be empty' });

/** A miss as it is counted. */
export type Miss = z.output<typeof missSchema>;
