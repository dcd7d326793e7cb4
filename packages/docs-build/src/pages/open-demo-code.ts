import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { DemoCode } from 'docs-shell/layout';
import { openTextCache } from '../cache/open-text-cache';
import type { CodeHighlighter } from '../content/highlight';
import { foldCode } from '../demos/fold-code';

/** Part of every cache key: raise it when what is derived changes. */
const cacheVersion = 1;

/** Makes the code under a demo: highlighted, foldable, in both languages where they differ. */
export interface DemoCodeMaker {
  make(file: string): Promise<readonly DemoCode[]>;
  /** The JavaScript of a TypeScript file. */
  toJavaScript(source: string, file: string): Promise<string>;
  /** Keeps the derived JavaScript for the next run. */
  save(): Promise<void>;
}

/** Opens the maker of an app; JavaScript that it derived before costs nothing. */
export async function openDemoCode(
  appDir: string,
  highlighter: CodeHighlighter,
): Promise<DemoCodeMaker> {
  const cache = await openTextCache(path.join(appDir, 'node_modules/.cache/docs/javascript.json'));
  const versions = [cacheVersion, readVersion('typescript'), readVersion('prettier')];

  // The compiler and the formatter take a second to load: not before there is a demo.
  const highlight = async (source: string, language: 'tsx' | 'jsx') => {
    const { findTellingLines } = await import('../demos/find-telling-lines');
    return foldCode(
      await highlighter.highlight(source.trimEnd(), language),
      findTellingLines(source),
    );
  };

  const toJavaScript = (source: string, file: string) =>
    cache.get([versions, source], async () => {
      const { deriveJavaScript } = await import('../demos/derive-javascript');
      return deriveJavaScript(source, file);
    });

  return {
    toJavaScript,
    async make(file) {
      const source = await readFile(file, 'utf8');
      const javascript = await toJavaScript(source, file);
      const typescript = { variant: 'TS', html: await highlight(source, 'tsx') } as const;
      return javascript === source
        ? [typescript]
        : [typescript, { variant: 'JS', html: await highlight(javascript, 'jsx') }];
    },
    save: () => cache.save(),
  };
}

const require = createRequire(import.meta.url);

/** Version of a package that is installed, without running it. */
function readVersion(name: 'prettier' | 'typescript'): string {
  return (require(`${name}/package.json`) as { version: string }).version;
}
