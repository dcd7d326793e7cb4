import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { resolveTranslations } from 'docs-shell/translations';
import type { LoadedApp } from '../app';
import { compileContent } from '../content/compile-content';
import { createCodeHighlighter, type CodeHighlighter } from '../content/highlight';
import type { CompiledContent } from '../content/types';
import type { Fault } from '../faults';
import { findUnknownDemos } from './find-unknown-demos';
import { listDemos } from './list-demos';

/** A page of the app, compiled, its demos not yet in place. */
export interface CompiledPage {
  readonly pathname: string;
  readonly language: string;
  /** From the repository's root. */
  readonly sourceFile: string;
  readonly content: CompiledContent;
}

/** An app's content, compiled. */
export interface CompiledApp {
  readonly pages: readonly CompiledPage[];
  readonly highlighter: CodeHighlighter;
  readonly faults: readonly Fault[];
}

/** Compiles all pages of an app and collects their faults. */
export async function compileApp(app: LoadedApp): Promise<CompiledApp> {
  const highlighter = await openHighlighter(app.appDir);
  const pages: CompiledPage[] = [];
  for (const { file, sourceFile, pathname, language } of app.contentFiles) {
    const source = await readFile(file, 'utf8');
    const { messages } = resolveTranslations(language, app.translations);
    const content = await compileContent({ file: sourceFile, source, highlighter, messages });
    pages.push({ pathname, language, sourceFile, content });
  }
  const demoFiles = new Set(listDemos(app).keys());
  const references = pages.map(({ sourceFile, content }) => ({ sourceFile, demos: content.demos }));
  return {
    pages,
    highlighter,
    faults: [
      ...pages.flatMap(({ content }) => content.faults),
      ...findUnknownDemos(references, demoFiles),
    ],
  };
}

/** The app's highlighter; what it has seen before costs nothing. */
export function openHighlighter(appDir: string): Promise<CodeHighlighter> {
  return createCodeHighlighter(path.join(appDir, 'node_modules/.cache/docs/highlight.json'));
}
