import { readFileSync } from 'node:fs';
import { apiDocumentSchema } from 'react-api-docs/document';
import type { ApiDocument } from 'react-api-docs/document';
import { openValueCache } from '../cache/open-value-cache';
import type { VersionedCache } from '../cache/versioned-cache';
import { collectFiles } from '../lib/collect-files';
import { memoizeByText } from '../lib/memoize-by-text';
import { relativePath } from '../lib/repository-root';
import type { Diagnostic } from 'diagnostics';

/** A document of the API reference on disk. */
export interface ApiFile {
  /** From the repository's root, with `/`. */
  readonly sourceFile: string;
  readonly document: ApiDocument;
}

/** The content of `generated/api` of an app. */
export interface ApiFiles {
  /** Sorted by name. */
  readonly files: readonly ApiFile[];
  readonly diagnostics: readonly Diagnostic[];
}

const hint = 'Run `npx docs api` in the app, and commit what it writes.';
/** A file of another version is reported once, without the errors that follow from it. */
const maxIssues = 3;

/**
 * Reads and validates the API documents of an app.
 *
 * @param cache returns what an earlier command has validated. Without it, this process does
 */
export async function readApiDocuments(
  appDir: string,
  root: string,
  cache?: VersionedCache,
): Promise<ApiFiles> {
  const found = await collectFiles(appDir, 'generated/api', 'json');
  // Hundreds of small files: asynchronous calls would take several times the CPU time.
  const texts = found.map(
    ({ file }) => [relativePath(root, file), readFileSync(file, 'utf8')] as const,
  );
  const readAll = () => texts.map(([sourceFile, text]) => readDocument(sourceFile, text));
  const read = cache
    ? await openValueCache(cache.cacheDir, 'api-documents', areValid).get(
        [cache.codeDigest, texts],
        readAll,
      )
    : readAll();
  const files = read.flatMap(({ document, sourceFile }) =>
    document ? { document, sourceFile } : [],
  );
  return {
    files: files.sort((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1)),
    diagnostics: read.flatMap(({ diagnostics }) => diagnostics),
  };
}

interface ReadDocument {
  readonly sourceFile: string;
  readonly document?: ApiDocument;
  readonly diagnostics: readonly Diagnostic[];
}

function areValid(read: readonly ReadDocument[]): boolean {
  return read.every(({ diagnostics }) => diagnostics.length === 0);
}

const readDocument = memoizeByText((sourceFile, text): ReadDocument => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    const received = error instanceof Error ? error.message : String(error);
    return {
      sourceFile,
      diagnostics: [
        { file: sourceFile, code: 'DOCS6004' as const, received, expected: 'JSON', hint },
      ],
    };
  }
  const parsed = apiDocumentSchema.safeParse(value);
  if (!parsed.success) {
    const diagnostics = parsed.error.issues.slice(0, maxIssues).map((issue) => ({
      file: sourceFile,
      path: issue.path.join('.'),
      code: 'DOCS6004' as const,
      received: issue.message,
      expected: 'an API document as this version of docs-build reads it',
      hint,
    }));
    return { sourceFile, diagnostics };
  }
  return { sourceFile, document: parsed.data, diagnostics: [] };
});

function sortKey({ document }: ApiFile): string {
  return `${document.name.toLowerCase()} ${document.slug}`;
}
