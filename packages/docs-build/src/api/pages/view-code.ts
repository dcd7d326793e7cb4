import { codeHtml } from './html';
import type { MarkdownRenderer } from './markdown';

/** Returns a default or a type as HTML: code, unless the package wrote a sentence that contains code. */
export function viewCode(text: string, markdown: MarkdownRenderer): string {
  return text.includes('`') ? markdown.render(text) : codeHtml(text);
}
