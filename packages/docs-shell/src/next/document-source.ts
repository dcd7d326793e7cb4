import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  buildFolder,
  devDocumentsPath,
  documentFile,
  renderListFile,
  type AppData,
  type DevErrorResponse,
  type PageDocument,
} from '../page-document';
import { DevError } from './dev-error';
import { readDevOrigin } from './read-dev-origin';

/** Reads page documents, either from the files of a build or from the running `docs dev`. */
export interface DocumentSource {
  readApp(): Promise<AppData>;
  /** Path segments of the pages that a build renders. */
  readRenderList(): Promise<readonly (readonly string[])[]>;
  /** Returns null if the page does not exist. Throws a `DevError` if `docs dev` reports an error. */
  readPage(language: string, pathname: string): Promise<PageDocument | null>;
}

/** Opens the documents of the app in the current folder. In development they come from `docs dev`. */
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
    throw new DevError((await response.json()) as DevErrorResponse);
  }
  return response.json();
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
