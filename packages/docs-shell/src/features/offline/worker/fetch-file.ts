import { isAsset } from '../../../lib/is-asset';
import { readBytes } from '../../../lib/read-text';

/** A file as it was fetched from the server. */
export interface FetchedFile {
  readonly bytes: ArrayBuffer;
  readonly headers: Headers;
  readonly digest: string;
}

/** A file as a build lists it. */
export interface BuildFile {
  readonly bytes: number;
  readonly digest: string;
  /** Where it is fetched, if that is not its address: a page is fetched from its linked page. */
  readonly source?: string;
}

interface FetchOptions {
  readonly signal?: AbortSignal | undefined;
  readonly maxBytes?: number;
}

/** The server has another build than the one that was requested. */
export class OutdatedError extends Error {}

/**
 * Fetches a file from the server.
 *
 * @throws {OutdatedError} if the file does not exist
 * @throws {RangeError} if it has more bytes than `maxBytes`
 * @throws {TypeError} if the server cannot be reached or fails
 */
export async function fetchFile(
  address: string,
  { signal, maxBytes = Infinity }: FetchOptions = {},
): Promise<FetchedFile> {
  const response = await fetch(address, {
    // Assets have the hash of their content in their name; all other files are revalidated.
    cache: isAsset(address) ? 'default' : 'no-cache',
    credentials: 'same-origin',
    redirect: 'error',
    ...(signal && { signal }),
  });
  if (!response.ok) {
    throw response.status === 404 || response.status === 410
      ? new OutdatedError(`${address}: ${response.status}`)
      : new TypeError(`${address}: ${response.status}`);
  }
  return readResponse(response, maxBytes);
}

/**
 * Fetches a file of a build; of a page its linked page.
 *
 * @throws {OutdatedError} if the file has another size or digest than the build lists
 */
export async function fetchBuildFile(
  { files }: { readonly files: ReadonlyMap<string, BuildFile> },
  address: string,
  signal?: AbortSignal,
): Promise<FetchedFile> {
  const entry = files.get(address);
  const file = await fetchFile(entry?.source ?? address, {
    signal,
    maxBytes: entry?.bytes ?? 0,
  }).catch((error: unknown) => {
    throw error instanceof RangeError ? new OutdatedError(error.message) : error;
  });
  if (entry?.digest !== file.digest) {
    throw new OutdatedError(`${address} is not of this build`);
  }
  return file;
}

/** Reads the body of a response and computes its digest. */
export async function readResponse(response: Response, maxBytes = Infinity): Promise<FetchedFile> {
  const bytes = await readBytes(response, maxBytes);
  return { bytes, headers: response.headers, digest: await digestOf(bytes) };
}

/** Returns the first 32 hexadecimal digits of the SHA-256 of some bytes. */
export async function digestOf(bytes: BufferSource): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...hash.slice(0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
