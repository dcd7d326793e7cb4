import { z } from 'zod';

const pageSourcesSchema = z.array(
  z.object({
    pathname: z.string(),
    language: z.string(),
    sourceFile: z.string(),
    links: z.array(z.object({ href: z.string(), line: z.int().positive() })),
  }),
);

/** The source file and links of a page: a row of an app's `.docs/sources.json`. */
export type PageSource = z.output<typeof pageSourcesSchema>[number];

/**
 * Reads the text of a `sources.json`. Throws if it is invalid.
 *
 * @param file name for the message
 */
export function parsePageSources(text: string, file: string): readonly PageSource[] {
  const result = pageSourcesSchema.safeParse(JSON.parse(text));
  if (!result.success) {
    throw new Error(`${file} is not what \`docs build\` writes: ${z.prettifyError(result.error)}`);
  }
  return result.data;
}
