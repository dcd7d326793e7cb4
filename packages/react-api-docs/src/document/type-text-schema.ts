import { z } from 'zod';

/** A name in a type's text that has a page: another document, or a URL. */
const typeReferenceSchema = z.strictObject({
  name: z.string().min(1).describe('As it stands in `text` and in `expanded`.'),
  slug: z.string().optional().describe('The document of the same package that describes it.'),
  href: z.url().optional().describe('An address elsewhere, when there is no such document.'),
});

/** A type as the page shows it. */
export const typeTextSchema = z.strictObject({
  text: z.string().min(1).describe('One line, as declared: TypeScript, unions spelled out.'),
  expanded: z.string().optional().describe('Several lines: what hides behind the names of `text`.'),
  references: z.array(typeReferenceSchema),
});

/** A type as the page shows it. */
export type TypeText = z.infer<typeof typeTextSchema>;
/** A name in a type's text that has a page. */
export type TypeReference = z.infer<typeof typeReferenceSchema>;
