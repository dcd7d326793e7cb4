import { isRecord } from 'docs-shell/lib/is-record';
import { readText } from 'docs-shell/lib/read-text';

/** A deployed site, read over HTTP without credentials. */
export interface LiveSite {
  readonly origin: string;
  /** Returns the text of a file, or the reason why there is none. */
  readText(address: string): Promise<LiveText>;
  /** Returns the content of a file, or undefined if it is not there. */
  readBytes(address: string): Promise<Uint8Array | undefined>;
}

/** The text of a file, or the reason why there is none. */
export type LiveText =
  | { readonly text: string; readonly problem?: undefined }
  /** `isAbsent` if the site answers that nothing is there. */
  | { readonly text?: undefined; readonly problem: string; readonly isAbsent: boolean };

/** A site that does not answer in this time counts as down. */
const timeLimitMs = 15_000;

/** Larger files are no files of a documentation. */
const maxBytes = 64 * 1024 * 1024;

/**
 * Opens a deployed site. Redirects to another origin are not followed.
 *
 * @param origin without trailing slash
 */
export function openLive(origin: string): LiveSite {
  const read = async (address: string): Promise<Response> => {
    const response = await fetch(origin + address, {
      signal: AbortSignal.timeout(timeLimitMs),
      // Between the deployment and the plan nothing may be stale.
      headers: { 'Cache-Control': 'no-cache' },
    });
    if (new URL(response.url).origin !== origin)
      throw new Error(`${address} leads to another site`);
    return response;
  };
  return {
    origin,
    async readText(address) {
      try {
        const response = await read(address);
        if (response.status !== 200)
          return {
            problem: `${origin}${address} answers ${response.status}`,
            isAbsent: [204, 404, 410].includes(response.status),
          };
        return { text: await readText(response, maxBytes) };
      } catch (error) {
        return { problem: describe(error), isAbsent: false };
      }
    },
    async readBytes(address) {
      const response = await read(encodeURI(address)).catch(() => undefined);
      const length = Number(response?.headers.get('content-length') ?? 0);
      if (response?.status !== 200 || length > maxBytes) return undefined;
      return new Uint8Array(await response.arrayBuffer());
    },
  };
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  const reason =
    isRecord(cause) && typeof cause['message'] === 'string' ? `: ${cause['message']}` : '';
  return error.message + reason;
}
