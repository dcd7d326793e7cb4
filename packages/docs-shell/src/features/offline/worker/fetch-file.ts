import { digestOf } from './digest';
import type { Listing } from './listing';

/** A file of a build, fetched. */
export interface FetchedFile {
  readonly bytes: ArrayBuffer;
  readonly headers: Headers;
  readonly digest: string;
}

/** The site has another build by now: what was fetched is not of the build that was wanted. */
export class OutdatedError extends Error {}

/** Fetches a file as it is on the server now. Rejects where there is none. */
export async function fetchFile(address: string, signal?: AbortSignal): Promise<FetchedFile> {
  const response = await fetch(address, {
    // Names of assets say what is in them; anything else is asked for again.
    cache: address.startsWith('/_assets/') ? 'default' : 'no-cache',
    credentials: 'same-origin',
    redirect: 'error',
    ...(signal && { signal }),
  });
  if (!response.ok) {
    throw response.status === 404 || response.status === 410
      ? new OutdatedError(`${address}: ${response.status}`)
      : new TypeError(`${address}: ${response.status}`);
  }
  const bytes = await response.arrayBuffer();
  return { bytes, headers: response.headers, digest: await digestOf(bytes) };
}

/** Fetches a file of a build. Rejects with `OutdatedError` when the bytes are those of another one. */
export async function fetchListed(
  { files }: Pick<Listing, 'files'>,
  address: string,
  signal?: AbortSignal,
): Promise<FetchedFile> {
  const file = await fetchFile(address, signal);
  if (files.get(address)?.digest !== file.digest) {
    throw new OutdatedError(`${address} is not of this build`);
  }
  return file;
}
