import { Parser } from 'htmlparser2';
import { createTextPool, type TextPool } from './create-text-pool';
import { createPageReader } from './create-page-reader';
import type { ParsedPage } from './types';

/**
 * Reads a built page in one pass, without a tree.
 *
 * @param file from the site's root, with `/`
 * @param pool shared by the pages of a site
 */
export function parsePage(
  file: string,
  html: string,
  pool: TextPool = createTextPool(),
): ParsedPage {
  const reader = createPageReader(file, pool);
  const parser = new Parser({
    onopentag: (tag, attributes) => reader.open(tag, attributes, parser.startIndex),
    ontext: (text) => reader.text(text),
    onclosetag: () => reader.close(parser.endIndex + 1),
  });
  parser.end(html);
  return reader.finish();
}
