import type { DiagnosticMessage } from 'diagnostics';
import { codeLanguages, type CodeLanguage } from './code-languages';
import type { CodeMarks } from './code-marks';

/** The options after the language of a code fence. */
export interface CodeMeta {
  readonly title?: string;
  /** Shows the first lines, and the rest when it is expanded. */
  readonly collapsed: boolean;
  readonly marks: CodeMarks;
  /** Language of the lines of a diff. */
  readonly grammar?: CodeLanguage;
  readonly diagnostics: readonly DiagnosticMessage[];
}

const optionPattern = /title="([^"]*)"|\{([^}]*)\}|\/((?:[^/\\]|\\.)+)\/|(\S+)/g;

/** Number of lines of a collapsed block. A block that is only slightly longer is not worth collapsing. */
export const collapsedLineCount = 10;

/** Reads the options of a fence whose content is `code`. Reports invalid options. */
export function parseCodeMeta(meta: string, language: string, code: string): CodeMeta {
  const diagnostics: CodeMeta['diagnostics'][number][] = [];
  const words: string[] = [];
  const highlighted: number[] = [];
  const flags = new Set<string>();
  const isDiff = language === 'diff';
  let grammar: CodeLanguage | undefined;
  let title: string | undefined;
  const lines = code.split('\n');
  for (const [whole, name, ranges, word, flag] of meta.matchAll(optionPattern)) {
    if (name !== undefined) {
      title = name;
    } else if (ranges !== undefined) {
      const numbers = parseRanges(ranges, lines.length);
      highlighted.push(...(numbers ?? []));
      if (!numbers) {
        diagnostics.push({
          code: 'DOCS3014',
          received: `the lines ${whole} of a code block of ${lines.length}`,
          expected: `numbers and ranges from 1 to ${lines.length}, such as {1,3-5}`,
          hint: 'Correct the numbers: they count from the first line of the block.',
        });
      }
    } else if (word !== undefined) {
      const text = word.replaceAll(/\\(.)/g, '$1');
      words.push(text);
      if (!lines.some((line) => line.includes(text))) {
        diagnostics.push({
          code: 'DOCS3014',
          received: `the text ${whole} to point out`,
          expected: 'a text that occurs in a line of the block',
          hint: 'Correct the text, or write / in it as \\/.',
        });
      }
    } else if (flag && ['numbered', 'collapsed'].includes(flag)) {
      flags.add(flag);
    } else if (isDiff && codeLanguages.some((name) => name === flag)) {
      grammar = codeLanguages.find((name) => name === flag);
    } else {
      diagnostics.push({
        code: 'DOCS3014',
        received: `the option “${whole}” of a code block`,
        expected: 'title="…", numbered, collapsed, {1,3-5}, /text/, or after diff a language',
        hint: 'Correct or remove it.',
      });
    }
  }
  diagnostics.push(...(isDiff ? checkDiffSigns(lines) : []));
  return {
    ...(title && { title }),
    ...(grammar && { grammar }),
    collapsed: flags.has('collapsed') && lines.length > collapsedLineCount + 2,
    marks: {
      ...(flags.has('numbered') && { numbered: true }),
      ...(isDiff && { diff: true }),
      ...(highlighted.length > 0 && { highlighted }),
      ...(words.length > 0 && { words }),
    },
    diagnostics,
  };
}

function checkDiffSigns(lines: readonly string[]): CodeMeta['diagnostics'] {
  const index = lines.findIndex((line) => /^[^ +-]/.test(line));
  return index < 0
    ? []
    : [
        {
          code: 'DOCS3014',
          received: `“${lines[index]}” in line ${index + 1} of a diff`,
          expected: 'lines that start with +, - or a space',
          hint: 'Put the sign, or a space, before the line.',
        },
      ];
}

function parseRanges(text: string, lineCount: number): number[] | undefined {
  const parts = text.split(',').map((part) => /^\s*(\d+)(?:-(\d+))?\s*$/.exec(part));
  const numbers = parts.flatMap((part) => {
    const first = Number(part?.[1]);
    const last = Number(part?.[2] ?? first);
    return Array.from({ length: last - first + 1 || 0 }, (_, index) => first + index);
  });
  const isSound = parts.every(Boolean) && numbers.length >= parts.length;
  return isSound && numbers.every((number) => number >= 1 && number <= lineCount)
    ? numbers
    : undefined;
}
