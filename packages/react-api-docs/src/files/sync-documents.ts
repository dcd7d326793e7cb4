import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { apiDocumentSchema, type ApiDocument } from '../document';

/** Names of the added, changed and removed files in a folder of documents. */
export interface DocumentChanges {
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly removed: readonly string[];
}

/** Options of the comparison of documents with files. */
export interface SyncOptions {
  /** Compares without writing. */
  readonly check?: boolean;
  /** Keeps the files of other documents, because only some documents were extracted. */
  readonly partial?: boolean;
}

/**
 * Writes the documents to a folder and removes all others. With `check`, only returns the differences.
 *
 * @param folder absolute path. It is created if it does not exist
 * @returns names of the files that were added, changed and removed, or would be
 */
export async function syncDocuments(
  folder: string,
  documents: readonly ApiDocument[],
  { check = false, partial = false }: SyncOptions = {},
): Promise<DocumentChanges> {
  const wanted = new Map(
    documents.map((document) => [`${document.slug}.json`, serializeDocument(document)]),
  );
  const present = await readFolder(folder);
  const changes = {
    added: [...wanted.keys()].filter((file) => !present.has(file)),
    changed: [...wanted]
      .filter(([file, text]) => (present.get(file) ?? text) !== text)
      .map(([file]) => file),
    removed: partial ? [] : [...present.keys()].filter((file) => !wanted.has(file)),
  };
  if (check) return changes;
  await mkdir(folder, { recursive: true });
  await Promise.all([
    ...[...changes.added, ...changes.changed].map((file) =>
      writeFile(path.join(folder, file), wanted.get(file) ?? ''),
    ),
    ...changes.removed.map((file) => rm(path.join(folder, file))),
  ]);
  return changes;
}

/**
 * Formats a document as its file.
 * @throws {ZodError} The document does not match the published schema.
 */
export function serializeDocument(document: ApiDocument): string {
  return `${JSON.stringify(apiDocumentSchema.parse(document), null, 2)}\n`;
}

async function readFolder(folder: string): Promise<Map<string, string>> {
  const names = await readdir(folder).catch(() => []);
  const files = names.filter((name) => name.endsWith('.json')).sort();
  return new Map(
    await Promise.all(
      files.map(async (file) => [file, await readFile(path.join(folder, file), 'utf8')] as const),
    ),
  );
}
