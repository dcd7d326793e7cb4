import type { HighlighterCore, ThemedToken } from 'shiki/core';
import { openValueCache } from '../cache/open-value-cache';
import { codeLanguages, hasGrammar, type CodeLanguage } from './code-languages';
import { readSigns, type CodeMarks } from './code-marks';
import { writeCode, type CodeRun } from './write-code';

/** Highlights code at build time. Tokens have classes, because inline styles double the size of a page. */
export interface CodeHighlighter {
  highlight(code: string, language: CodeLanguage, marks?: CodeMarks): Promise<string>;
}

/** Part of every cache key: raise it when the HTML below changes. */
const cacheVersion = 2;

/** Names of shiki's CSS-variable theme, and the class that each becomes. */
const tokenClasses: Readonly<Record<string, string>> = {
  constant: 'tk-constant',
  string: 'tk-string',
  'string-expression': 'tk-string',
  comment: 'tk-comment',
  keyword: 'tk-keyword',
  parameter: 'tk-parameter',
  function: 'tk-function',
  punctuation: 'tk-punctuation',
  link: 'tk-link',
};

/** Opens a highlighter. Results are cached by the content of the block. */
export function createCodeHighlighter(cacheDir: string): CodeHighlighter {
  const cache = openValueCache<string>(cacheDir, 'highlight');
  let highlighter: Promise<HighlighterCore> | undefined;

  return {
    highlight: (source, language, marks = {}) =>
      cache.get([cacheVersion, language, source, marks], async () => {
        const { code, changes } = marks.diff ? readSigns(source) : { code: source, changes: [] };
        // Loaded on demand, because loading the grammars takes half a second and is not needed if everything is cached.
        const runs = hasGrammar(language)
          ? tokenize(await (highlighter ??= loadHighlighter()), code, language)
          : code.split('\n').map((text) => [{ className: '', text }]);
        return writeCode(runs, marks, changes);
      }),
  };
}

async function loadHighlighter(): Promise<HighlighterCore> {
  const [
    { createHighlighterCore, createCssVariablesTheme },
    { createJavaScriptRegexEngine },
    { bundledLanguages },
  ] = await Promise.all([
    import('shiki/core'),
    import('shiki/engine/javascript'),
    import('shiki/langs'),
  ]);
  return createHighlighterCore({
    themes: [createCssVariablesTheme({ name: 'css-variables', variablePrefix: '--shiki-' })],
    langs: codeLanguages.filter(hasGrammar).map((language) => bundledLanguages[language]),
    engine: createJavaScriptRegexEngine({ forgiving: true }),
  });
}

function tokenize(highlighter: HighlighterCore, code: string, language: CodeLanguage): CodeRun[][] {
  const { tokens } = highlighter.codeToTokens(code, {
    lang: language,
    theme: 'css-variables',
    // By default, shiki gives up on lines that take long. On a busy machine, two builds would differ.
    tokenizeTimeLimit: 0,
  });
  return tokens.map(joinRuns);
}

/** Merges adjacent tokens of one color. White space has no color. */
function joinRuns(tokens: readonly ThemedToken[]): CodeRun[] {
  const runs: { className: string; text: string }[] = [];
  for (const token of tokens) {
    const isSpace = token.content.trim() === '';
    const className = isSpace ? '' : classOf(token);
    const last = runs.at(-1);
    if (last && (last.className === className || isSpace)) {
      last.text += token.content;
    } else {
      runs.push({ className, text: token.content });
    }
  }
  return runs;
}

function classOf({ color }: ThemedToken): string {
  const name = /^var\(--shiki-token-([\w-]+)\)$/.exec(color ?? '')?.[1];
  return name ? (tokenClasses[name] ?? '') : '';
}
