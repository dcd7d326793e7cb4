import { choosePage, type NetworkAnswer } from './choose-page';
import type { ShelvedFile } from './create-shelf';
import { findCopy } from './find-copy';
import type { Library } from './library';
import { markCopy } from './mark-copy';
import { offlinePage, plainOfflinePage } from './offline-page';

/** Milliseconds that the network has to answer when there is a copy. */
const timeLimit = 3000;

interface PageRequest {
  readonly address: string;
  readonly ask: () => Promise<Response>;
  /** Called with the copy's cache when a copy is shown. */
  readonly onCopy: (cache: string) => void;
}

/** Answers a page: from the network if that is possible in time, else from the newest copy (SPEC SW-2). */
export async function answerPage(library: Library, request: PageRequest): Promise<Response> {
  const asked = request.ask().then(
    (response) => ({ response, answer: response.status >= 500 ? 'broken' : 'answered' }) as const,
    () => ({ response: undefined, answer: 'unreachable' }) as const,
  );
  const first = await Promise.race([asked, silence(timeLimit)]);
  const decide = async ({ response, answer }: Heard): Promise<Response> => {
    const copy = answer === 'answered' ? undefined : await findCopy(library, request.address);
    switch (choosePage(answer, copy !== undefined)) {
      case 'copy':
        return copy ? showCopy(copy, request) : Response.error();
      case 'wait':
        return decide(await asked);
      case 'offline-page':
        return (await redirectToCopy(library, request.address)) ?? showOfflinePage(library);
      case 'network':
        return response ?? Response.error();
    }
  };
  return decide(first);
}

interface Heard {
  readonly response: Response | undefined;
  readonly answer: NetworkAnswer;
}

function silence(milliseconds: number): Promise<Heard> {
  return new Promise((resolve) => {
    setTimeout(() => resolve({ response: undefined, answer: 'slow' }), milliseconds);
  });
}

function showCopy({ bytes, headers, date, cache }: ShelvedFile, { onCopy }: PageRequest): Response {
  onCopy(cache);
  return new Response(markCopy(new TextDecoder().decode(bytes), date), { headers });
}

async function showOfflinePage(library: Library): Promise<Response> {
  const page = await findCopy(library, offlinePage);
  return page ? new Response(page.bytes, { headers: page.headers }) : plainOfflinePage();
}

/** As the server would: a page has one address, with a slash at its end. */
async function redirectToCopy(library: Library, address: string): Promise<Response | undefined> {
  const usual = `${address}/`;
  return !address.endsWith('/') && (await findCopy(library, usual))
    ? new Response(null, { status: 302, headers: { Location: usual } })
    : undefined;
}
