import { Script } from 'node:vm';
import { codeHtml } from './html';
import type { MarkdownRenderer } from './markdown';

/** Returns a default or a type as HTML: code, unless the package wrote a sentence that contains code. */
export function viewCode(text: string, markdown: MarkdownRenderer): string {
  if (text.includes('`') && !isExpression(text)) return markdown.render(text);
  return text.includes('\n') ? `<pre>${codeHtml(indent(text))}</pre>` : codeHtml(text);
}

/**
 * Indents lines by brackets, one level for all brackets that a line opens. The compiler drops the indentation of
 * comments.
 */
function indent(code: string): string {
  const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;
  /** Brackets that each line opened and no line has closed. */
  let open: readonly number[] = [];
  const lines = code.split('\n').map((line) => {
    const text = line.trim();
    const [start = ''] = /^[)\]}]*/.exec(text) ?? [];
    const rest = text.slice(start.length);
    open = close(open, start.length);
    const indented = '  '.repeat(open.length) + text;
    const more = count(rest, /[([{]/g) - count(rest, /[)\]}]/g);
    open = more > 0 ? [...open, more] : close(open, -more);
    return indented;
  });
  return lines.join('\n');
}

function close(open: readonly number[], brackets: number): readonly number[] {
  const last = open.at(-1);
  if (last === undefined || brackets === 0) return open;
  return last > brackets
    ? [...open.slice(0, -1), last - brackets]
    : close(open.slice(0, -1), brackets - last);
}

/**
 * Returns whether a text parses as a JavaScript expression, such as a function with a template literal. It does not
 * run.
 */
function isExpression(text: string): boolean {
  try {
    new Script(`(${text})`);
    return true;
  } catch {
    return false;
  }
}
