import { escapeText } from '../lib/escape';
import { marksLines, type CodeLines, type CodeMarks } from './code-marks';

/** A run of text in one color. */
export interface CodeRun {
  readonly className: string;
  readonly text: string;
}

/**
 * Writes lines of code as HTML. Marks are elements or classes, never characters, so that only the code is copied.
 */
export function writeCode(
  lines: readonly (readonly CodeRun[])[],
  marks: CodeMarks,
  changes: CodeLines['changes'] = [],
): string {
  const htmlLines = lines.map((runs) => writeLine(runs, marks.words ?? []));
  if (!marksLines(marks)) {
    return htmlLines.join('\n');
  }
  const highlighted = new Set(marks.highlighted);
  return htmlLines
    .map((html, index) => {
      const change = changes[index];
      const tag = change === 'added' ? 'ins' : change === 'removed' ? 'del' : 'span';
      const className = highlighted.has(index + 1) ? 'd-line d-line-on' : 'd-line';
      // The line break is inside the element, which is a block. Outside, it would add an empty line.
      const end = index < htmlLines.length - 1 ? '\n' : '';
      return `<${tag} class="${className}">${html}${end}</${tag}>`;
    })
    .join('');
}

function writeLine(runs: readonly CodeRun[], words: readonly string[]): string {
  const text = runs.map((run) => run.text).join('');
  const ranges = words.flatMap((word) => findAll(text, word)).sort(([a], [b]) => a - b);
  let html = '';
  let at = 0;
  for (const { className, text: run } of runs) {
    let inner = '';
    let rest = run;
    while (rest !== '') {
      const range = ranges.find(([, end]) => end > at);
      const isMarked = range !== undefined && range[0] <= at;
      const border = range ? (isMarked ? range[1] : range[0]) - at : rest.length;
      const part = rest.slice(0, border);
      inner += isMarked ? `<mark>${escapeText(part)}</mark>` : escapeText(part);
      at += part.length;
      rest = rest.slice(part.length);
    }
    html += className ? `<span class="${className}">${inner}</span>` : inner;
  }
  return html;
}

function findAll(text: string, word: string): [start: number, end: number][] {
  const found: [number, number][] = [];
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
    found.push([at, at + word.length]);
  }
  return found;
}
