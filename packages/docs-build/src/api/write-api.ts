import path from 'node:path';
import { extractDocuments, syncDocuments } from 'react-api-docs';
import type { ApiDocument } from 'react-api-docs/document';
import type { LoadedApp } from '../load';
import { findRepositoryRoot, relativePath } from '../lib/repository-root';
import { DiagnosticsError, diagnosticsOf } from 'diagnostics';
import { findStaleDocuments } from './find-stale-documents';

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
