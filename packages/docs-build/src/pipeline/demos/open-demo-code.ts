import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { DemoCode } from 'docs-shell/components';
import { findRepositoryRoot } from '../../load';
import type { VersionedCache } from '../../cache/versioned-cache';
import { openMemoryCache } from '../../cache/open-memory-cache';
import { openValueCache } from '../../cache/open-value-cache';
import type { CodeHighlighter } from '../../content/highlight';
import { foldCode } from '../../demos/fold-code';

/** Part of every cache key: raise it when the derived code changes. */
const versions = [3, installedVersion('sucrase'), installedVersion('prettier')];

/** Creates the code below a demo: highlighted, foldable, in TypeScript and, if it differs, JavaScript. */
export interface DemoCodeMaker {
  make(file: string): Promise<readonly DemoCode[]>;
  /** The JavaScript of a TypeScript file. */
  toJavaScript(source: string, file: string): Promise<string>;
  /** The specifiers that a text file imports. */
  listImports(file: string, text: string): Promise<readonly string[]>;
}

/** Demos whose code `docs dev` keeps: more than those of any page. */
const maxInMemory = 200;

/**
 * Opens the creator of demo code for an app. It caches derived JavaScript on disk. Highlighted code is cached there too, or in
 * memory if the digest of the platform's code is not known.
 */
export function openDemoCode(
  appDir: string,
  highlighter: CodeHighlighter,
  { cacheDir, codeDigest }: Pick<VersionedCache, 'cacheDir'> & Partial<VersionedCache>,
): DemoCodeMaker {
  const cache = openValueCache<string>(cacheDir, 'javascript');
  const listImports = openImports(cacheDir);
  const codeCache =
    codeDigest === undefined
      ? openMemoryCache<readonly DemoCode[]>(maxInMemory)
      : openValueCache<readonly DemoCode[]>(cacheDir, 'demo-code');
  const prettierConfig = readPrettierConfig(appDir);

  const highlight = async (source: string, language: 'tsx' | 'jsx') => {
    const { findPreviewLines } = await import('../../demos/find-preview-lines');
    const html = await highlighter.highlight(source.trimEnd(), language);
    const preview = findPreviewLines(source);
    return {
      html: foldCode(html, preview),
      ...(preview && { previewLines: preview.end - preview.start }),
    };
  };

  // Loaded on demand, because Prettier takes a third of a second to load.
  const toJavaScript = (source: string, file: string) =>
    cache.get([versions, prettierConfig, source], async () => {
      const { deriveJavaScript } = await import('../../demos/derive-javascript');
      return deriveJavaScript(source, file);
    });

  const makeCode = async (source: string, file: string): Promise<readonly DemoCode[]> => {
    const javascript = await toJavaScript(source, file);
    const typescript = { variant: 'TS', ...(await highlight(source, 'tsx')) } as const;
    return javascript === source
      ? [typescript]
      : [typescript, { variant: 'JS', ...(await highlight(javascript, 'jsx')) }];
  };

  return {
    toJavaScript,
    listImports,
    async make(file) {
      const source = await readFile(file, 'utf8');
      return codeCache.get([codeDigest ?? '', prettierConfig, source], () =>
        makeCode(source, file),
      );
    },
  };
}

/** Opens the cache of the imports of files. */
export function openImports(cacheDir: string): DemoCodeMaker['listImports'] {
  const cache = openValueCache<readonly string[]>(cacheDir, 'imports');
  return (file, text) =>
    cache.get([versions, path.extname(file), text], async () => {
      const { listImports } = await import('../../sandboxes/collect-sources');
      return listImports(file, text);
    });
}

/** The Prettier configuration of derived JavaScript. */
function readPrettierConfig(appDir: string): string {
  const file = path.join(findRepositoryRoot(appDir), '.prettierrc.json');
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** Reads the version without loading the package. */
function installedVersion(name: string): string {
  const file = createRequire(import.meta.url).resolve(`${name}/package.json`);
  return (JSON.parse(readFileSync(file, 'utf8')) as { readonly version: string }).version;
}
