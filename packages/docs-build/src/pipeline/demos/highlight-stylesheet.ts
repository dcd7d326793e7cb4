import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { CodeHighlighter } from '../../content/highlight';
import { isBelow } from '../../lib/is-below';

/**
 * Returns the highlighted source of a stylesheet that demos import. Undefined for one outside `demos/`, such as that of a
 * library: readers do not copy it, and it can have megabytes.
 *
 * @param file absolute
 */
export async function highlightStylesheet(
  appDir: string,
  file: string,
  highlighter: CodeHighlighter,
): Promise<string | undefined> {
  if (!isBelow(file, path.join(appDir, 'demos'))) return undefined;
  const text = (await readFile(file, 'utf8')).trimEnd();
  return highlighter.highlight(text, file.endsWith('.css') ? 'css' : 'ts');
}
