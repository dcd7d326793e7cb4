import { codeHtml } from './html';
import type { MarkdownRenderer } from './markdown';

/** A default or a type as HTML: code, unless the package wrote a sentence with code in it. */
export function viewCode(text: string, markdown: MarkdownRenderer): string {
  return text.includes('`') ? markdown.render(text) : codeHtml(text);
}
