import { z } from 'zod';

/** Further names of an export or of a part. */
export const aliasesSchema = z
  .array(
    z.strictObject({
      name: z.string().min(1).describe('The name it is imported by.'),
      slug: z
        .string()
        .min(1)
        .describe('The page that it would have: `…/api/{slug}/` leads to this document.'),
    }),
  )
  .min(1)
  .optional()
  .describe('Other exports of the same declaration: `Modal` of `Dialog`, `DialogRoot` of a part.');

/** Another name of an export or of a part. */
export type Alias = NonNullable<z.infer<typeof aliasesSchema>>[number];
