import { readBuildManifest } from './build-manifest';
import { depthOf } from './cache-index';
import type { BuildFile } from './fetch-file';
import type { WorkerContext } from './worker-context';

/** Finds linked pages. */
export interface LinkedPages {
  /**
   * Fetches the linked page of a page that a reader opens, or of which another page shows a part. Returns nothing if no
   * known build has one, if storage is slow or if the server does not have it: then the page itself is right, too.
   *
   * @throws {TypeError} if the server cannot be reached
   */
  fetch(request: Request): Promise<Response | undefined>;
}

/** A page does not wait longer than this for the list of linked pages. */
const lookupTimeoutMs = 200;

/** Creates the lookup. The lists of the builds stay in memory until the browser stops the worker. */
export function createLinkedPages(context: Pick<WorkerContext, 'index' | 'store'>): LinkedPages {
  const files = new Map<string, Promise<ReadonlyMap<string, BuildFile> | undefined>>();
  const filesOf = (cache: string, rootPath: string) => {
    const known = files.get(cache);
    if (known) return known;
    const read = readBuildManifest(context, { cache, rootPath }).then((it) => it?.manifest.files);
    files.set(cache, read);
    // The manifest of a new build is stored after the build is in the index.
    void read.then(
      (found) => found ?? files.delete(cache),
      () => files.delete(cache),
    );
    return read;
  };
  const findAddress = async (address: string) => {
    const { builds } = await context.index.read();
    const candidates = builds.filter((build) => depthOf(build, address) >= 0).reverse();
    for (const { cache, rootPath } of candidates) {
      const source = (await filesOf(cache, rootPath))?.get(address)?.source;
      if (source !== undefined) return source;
    }
    return undefined;
  };
  return {
    async fetch({ url, headers, cache }) {
      const { pathname } = new URL(url);
      // A page that must not come from the network may be in the browser's cache as a whole.
      if (!pathname.endsWith('/') || cache === 'only-if-cached') return undefined;
      const lookup = findAddress(pathname).catch(() => undefined);
      const source = await Promise.race([lookup, timeout(lookupTimeoutMs)]);
      if (source === undefined) return undefined;
      const response = await fetch(source, { headers, cache, credentials: 'same-origin' });
      if (!response.ok || response.redirected) return undefined;
      // A response of its own, so that the document has the address of the page.
      return new Response(response.body, { status: response.status, headers: response.headers });
    },
  };
}

function timeout(delayMs: number): Promise<undefined> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(undefined), delayMs);
  });
}
