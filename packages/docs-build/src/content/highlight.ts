import type { HighlighterCore, ThemedToken } from 'shiki/core';
import { openTextCache } from '../cache/open-text-cache';

/** Languages that a code fence may name. */
export const codeLanguages = [
  'bash',
  'css',
  'diff',
  'html',
  'js',
  'json',
  'jsx',
  'md',
  'ts',
  'tsx',
] as const;

export type CodeLanguage = (typeof codeLanguages)[number];

/** Turns code into HTML at build time (SPEC CT-2). Token styles are classes, since inline styles double a page. */
export interface CodeHighlighter {
  highlight(code: string, language: CodeLanguage): Promise<string>;
  /** Keeps what was used for the next run; forgets what was not. */
  save(): Promise<void>;
}

/** Part of every cache key: raise it when the HTML below changes. */
const cacheVersion = 1;

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

/** Opens a highlighter whose results are kept in one file, by hash of the block. */
export async function createCodeHighlighter(cacheFile: string): Promise<CodeHighlighter> {
  const cache = await openTextCache(cacheFile);
  let highlighter: Promise<HighlighterCore> | undefined;

  return {
    highlight: (code, language) =>
      cache.get([cacheVersion, language, code], async () => {
        // Loading the grammars takes half a second: not when everything is cached.
        highlighter ??= loadHighlighter();
        const { tokens } = (await highlighter).codeToTokens(code, {
          lang: language,
          theme: 'css-variables',
          // By default a line that takes long on a busy machine is left plain: two builds would differ.
          tokenizeTimeLimit: 0,
        });
        return tokens.map(writeLine).join('\n');
      }),
    save: () => cache.save(),
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
    langs: codeLanguages.map((language) => bundledLanguages[language]),
    engine: createJavaScriptRegexEngine({ forgiving: true }),
  });
}

function writeLine(tokens: readonly ThemedToken[]): string {
  const runs: { className: string; text: string }[] = [];
  for (const token of tokens) {
    const className = token.content.trim() === '' ? '' : classOf(token);
    const last = runs.at(-1);
    if (last && (last.className === className || token.content.trim() === '')) {
      last.text += token.content;
    } else {
      runs.push({ className, text: token.content });
    }
  }
  return runs
    .map(({ className, text }) =>
      className ? `<span class="${className}">${escapeHtml(text)}</span>` : escapeHtml(text),
    )
    .join('');
}

function classOf({ color }: ThemedToken): string {
  const name = /^var\(--shiki-token-([\w-]+)\)$/.exec(color ?? '')?.[1];
  return name ? (tokenClasses[name] ?? '') : '';
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
