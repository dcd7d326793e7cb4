import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { apiDocumentSchema, type ApiDocument } from '../document';

/** Names of files in a folder of documents, by what happened to them, or would. */
export interface DocumentChanges {
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly removed: readonly string[];
}

/** How documents are compared with what lies on disk. */
export interface SyncOptions {
  /** Compares and writes nothing. */
  readonly check?: boolean;
  /** Leaves the files of other documents alone: for a few that were extracted by name. */
  readonly partial?: boolean;
}

/** Makes a folder hold these documents and no others, or says what would change. */
export async function syncDocuments(
  folder: string,
  documents: readonly ApiDocument[],
  { check = false, partial = false }: SyncOptions = {},
): Promise<DocumentChanges> {
  const wanted = new Map(documents.map((one) => [`${one.slug}.json`, serializeDocument(one)]));
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

/** A document as its file holds it; throws when it does not follow the published schema. */
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
