import { z } from 'zod';

/** A name in a type's text that has a page: another document, or a URL. */
const typeReferenceSchema = z.strictObject({
  name: z.string().min(1).describe('As in `text` and in `expanded`.'),
  slug: z.string().optional().describe('The document of the same package that describes it.'),
  href: z.url().optional().describe('An address elsewhere, when there is no such document.'),
  anchor: z.string().optional().describe('The entry of `types` of the same document.'),
});

/** A type as the page shows it. */
export const typeTextSchema = z.strictObject({
  text: z.string().min(1).describe('One line, as declared: TypeScript, unions spelled out.'),
  expanded: z.string().optional().describe('Several lines: what hides behind the names of `text`.'),
  references: z.array(typeReferenceSchema),
});

/** A type that rows of a document refer to, written out once. */
export const namedTypeSchema = z.strictObject({
  id: z
    .string()
    .regex(/^type-[a-z0-9-]+$/)
    .describe('Its anchor.'),
  name: z.string().min(1).describe('`DialogRoot.State`'),
  description: z.string().describe('Markdown, may be empty.'),
  definition: typeTextSchema.describe('TypeScript over several lines, in `text`.'),
});

/** A type that rows of a document refer to, written out once. */
export type NamedType = z.infer<typeof namedTypeSchema>;
/** A type as readers see it. */
export type TypeText = z.infer<typeof typeTextSchema>;
/** A name in a type's text that has a page. */
export type TypeReference = z.infer<typeof typeReferenceSchema>;
