import { depthOf } from './cache-index';
import type { CachedFile } from './cache-store';
import type { WorkerContext } from './worker-context';

/** Responds to a request for a file with a hash in its name: cache first, because every copy is the right one. */
export async function respondToAsset(context: WorkerContext, request: Request): Promise<Response> {
  const copy = await findAsset(context, new URL(request.url).pathname);
  return copy ? toResponse(copy) : fetch(request);
}

/**
 * Responds to a request for any other file of the site: network first, a copy if the network fails.
 */
export async function respondToData(
  context: WorkerContext,
  request: Request,
  fetchFile: () => Promise<Response>,
): Promise<Response> {
  const result = await fetchFile().catch((error: unknown) => ({ error }));
  if (result instanceof Response && result.status < 500) {
    return result;
  }
  const copy = await findCopy(context, new URL(request.url).pathname);
  if (copy) {
    return toResponse(copy);
  }
  if (result instanceof Response) {
    return result;
  }
  throw result.error;
}

/**
 * Returns the newest copy of a file, and first that of the product whose root it is below: a product may list any
 * addresses, but must not replace newer copies of others. Never rejects: storage that fails is treated as empty.
 */
export async function findCopy(
  { index, store }: Pick<WorkerContext, 'index' | 'store'>,
  address: string,
): Promise<CachedFile | undefined> {
  try {
    const { builds } = await index.read();
    const ordered = [...builds].reverse().sort((a, b) => depthOf(b, address) - depthOf(a, address));
    return await store.find(
      ordered.map(({ cache }) => cache),
      address,
    );
  } catch {
    return undefined;
  }
}

async function findAsset(
  { store }: Pick<WorkerContext, 'store'>,
  address: string,
): Promise<CachedFile | undefined> {
  try {
    return await store.find((await store.listCaches()).toReversed(), address);
  } catch {
    return undefined;
  }
}

function toResponse({ bytes, headers }: CachedFile): Response {
  return new Response(bytes, { headers });
}
