import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { HighlighterCore, ThemedToken } from 'shiki/core';

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
  const known = await readCache(cacheFile);
  const used = new Map<string, string>();
  let highlighter: Promise<HighlighterCore> | undefined;

  return {
    async highlight(code, language) {
      const key = hashBlock(code, language);
      const cached = used.get(key) ?? known.get(key);
      if (cached !== undefined) {
        used.set(key, cached);
        return cached;
      }
      // Loading the grammars takes half a second: not when everything is cached.
      highlighter ??= loadHighlighter();
      const { tokens } = (await highlighter).codeToTokens(code, {
        lang: language,
        theme: 'css-variables',
        // By default a line that takes long on a busy machine is left plain: two builds would differ.
        tokenizeTimeLimit: 0,
      });
      const html = tokens.map(writeLine).join('\n');
      used.set(key, html);
      return html;
    },
    async save() {
      await mkdir(path.dirname(cacheFile), { recursive: true });
      const sorted = [...used].sort(([a], [b]) => a.localeCompare(b));
      await writeFile(cacheFile, JSON.stringify(Object.fromEntries(sorted)));
    },
  };
}

async function readCache(file: string): Promise<ReadonlyMap<string, string>> {
  try {
    const entries: unknown = JSON.parse(await readFile(file, 'utf8'));
    return new Map(Object.entries(entries as Record<string, string>));
  } catch {
    return new Map();
  }
}

function hashBlock(code: string, language: string): string {
  return createHash('sha256')
    .update(JSON.stringify([cacheVersion, language, code]))
    .digest('base64url');
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
