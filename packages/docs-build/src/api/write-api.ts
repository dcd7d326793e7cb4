import path from 'node:path';
import { DiagnosticsError, diagnosticsOf } from 'diagnostics';
import type { Diagnostic } from 'diagnostics';
import { extractDocuments, syncDocuments } from 'react-api-docs';
import type { DocumentChanges } from 'react-api-docs';
import type { ApiDocument } from 'react-api-docs/document';
import { findRepositoryRoot, relativePath } from '../lib/repository-root';
import type { LoadedApp } from '../load';

/** How `docs api` was asked. */
export interface WriteApiOptions {
  readonly check: boolean;
  /** Names of components; all when there are none. */
  readonly only: readonly string[];
}

/** Writes, or compares, the API documents of all products of an app, and says what it did. */
export async function writeApi(app: LoadedApp, { check, only }: WriteApiOptions): Promise<string> {
  if (app.libraries.apiReferences.length === 0) return 'no product asks for an API reference.';
  const documents = extract(app, only);
  const folder = path.join(app.appDir, 'generated/api');
  const changes = await syncDocuments(folder, documents, { check, partial: only.length > 0 });
  if (check) {
    const root = findRepositoryRoot(app.appDir);
    const diagnostics = findStaleDocuments(changes, relativePath(root, folder));
    if (diagnostics.length > 0) throw new DiagnosticsError(diagnostics);
    return `${documents.length} API documents, all as the installed packages have it.`;
  }
  const { added, changed, removed } = changes;
  return `${documents.length} API documents: ${added.length} new, ${changed.length} changed, ${removed.length} removed.`;
}

function extract(app: LoadedApp, only: readonly string[]): ApiDocument[] {
  const root = findRepositoryRoot(app.appDir);
  try {
    return app.libraries.apiReferences.flatMap((reference) =>
      extractDocuments({
        ...reference,
        ...(only.length > 0 && { only }),
        fromFolder: app.appDir,
      }),
    );
  } catch (error) {
    const diagnostics = diagnosticsOf(error);
    if (!diagnostics) throw error;
    throw new DiagnosticsError(
      diagnostics.map(({ file, ...rest }) => ({
        ...rest,
        file: path.isAbsolute(file) ? relativePath(root, file) : file,
      })),
    );
  }
}

/** Diagnostics for API documents that differ from what the installed packages say. */
function findStaleDocuments(
  { added, changed, removed }: DocumentChanges,
  folder: string,
): Diagnostic[] {
  return [
    ...describe(added, folder, 'no such document', 'one, since the package exports it'),
    ...describe(changed, folder, 'a stale document', 'what the types of the package say'),
    ...describe(removed, folder, 'a document', 'none: the package does not export it'),
  ];
}

/** Further documents of one kind are counted, not listed. */
const maxFiles = 10;

function describe(
  files: readonly string[],
  folder: string,
  received: string,
  expected: string,
): Diagnostic[] {
  const hint = 'Run `npx docs api` in the app, and commit what it writes.';
  const code = 'DOCS6001' as const;
  const named = files.slice(0, maxFiles);
  const rest = files.length - named.length;
  return [
    ...named.map((file) => ({ code, file: `${folder}/${file}`, received, expected, hint })),
    ...(rest > 0
      ? [{ code, file: folder, received: `${received}, ${rest} times more`, expected, hint }]
      : []),
  ];
}
