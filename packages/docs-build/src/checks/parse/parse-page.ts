import { Parser } from 'htmlparser2';
import { createPageReader } from './create-page-reader';
import type { ParsedPage } from './types';

/**
 * Reads a built page in one pass, without a tree.
 *
 * @param file from the site's root, with `/`
 */
export function parsePage(file: string, html: string): ParsedPage {
  const reader = createPageReader(file);
  const parser = new Parser({
    onopentag: (tag, attributes) => reader.open(tag, attributes, parser.startIndex),
    ontext: (text) => reader.text(text),
    onclosetag: (tag) => reader.close(tag, parser.endIndex + 1),
  });
  parser.end(html);
  return reader.finish();
}
