import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  buildFolder,
  devDocumentsPath,
  documentFile,
  renderListFile,
  type AppData,
  type PageDocument,
} from '../page-document';
import { DocumentFault } from './document-fault';
import { readDevOrigin } from './read-dev-origin';

/** Where pages come from: files of a finished build, or the running `docs dev`. */
export interface DocumentSource {
  readApp(): Promise<AppData>;
  /** The segments of the addresses that a build renders. */
  readRenderList(): Promise<readonly (readonly string[])[]>;
  /** Null when there is no such page. */
  readPage(language: string, pathname: string): Promise<PageDocument | null>;
}

/** Opens the source of the app in the current folder. In development `docs dev` says where it listens. */
export async function openDocumentSource(): Promise<DocumentSource> {
  const folder = path.join(process.cwd(), buildFolder);
  const read = async (file: string): Promise<unknown> =>
    JSON.parse(await readFile(path.join(folder, file), 'utf8'));
  const origin = process.env.NODE_ENV === 'development' ? await readDevOrigin() : undefined;
  const load = origin ? (file: string) => fetchJson(origin + devDocumentsPath + file) : read;
  return {
    readApp: async () => (await load('app.json')) as AppData,
    readRenderList: async () => (await read(renderListFile)) as readonly (readonly string[])[],
    readPage: async (language, pathname) => {
      try {
        return (await load(documentFile(language, pathname))) as PageDocument;
      } catch (error) {
        if (isMissing(error)) {
          return null;
        }
        throw error;
      }
    },
  };
}

async function fetchJson(url: string): Promise<unknown> {
  const response = await fetch(url);
  if (response.status === 404) {
    throw Object.assign(new Error(`No such document: ${url}`), { code: 'ENOENT' });
  }
  if (!response.ok) {
    throw new DocumentFault(
      (await response.json()) as ConstructorParameters<typeof DocumentFault>[0],
    );
  }
  return response.json();
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
