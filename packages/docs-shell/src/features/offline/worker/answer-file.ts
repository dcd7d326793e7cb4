import type { ShelvedFile } from './create-shelf';
import { findAsset, findCopy } from './find-copy';
import type { Library } from './library';

/** Answers a file that is named by its content: the copy first, which cannot be another one (SPEC SW-3). */
export async function answerAsset(library: Library, request: Request): Promise<Response> {
  const copy = await findAsset(library, new URL(request.url).pathname);
  return copy ? toResponse(copy) : fetch(request);
}

/** Answers anything else that pages ask for: the network, or a copy while that is out of reach or broken. */
export async function answerData(library: Library, request: Request): Promise<Response> {
  const answer = await fetch(request).catch((error: unknown) => ({ error }));
  if (answer instanceof Response && answer.status < 500) {
    return answer;
  }
  const copy = await findCopy(library, new URL(request.url).pathname);
  if (copy) {
    return toResponse(copy);
  }
  if (answer instanceof Response) {
    return answer;
  }
  throw answer.error;
}

function toResponse({ bytes, headers }: ShelvedFile): Response {
  return new Response(bytes, { headers });
}
