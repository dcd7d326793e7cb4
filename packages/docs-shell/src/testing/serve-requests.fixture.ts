import { onTestFinished, vi } from 'vitest';

/** What a server does with a request: answers it, does not answer at all, or cannot be reached. */
export type Answer =
  | { readonly json: unknown }
  | (ResponseInit & { readonly body?: string })
  | 'silent'
  | 'unreachable';

interface Server {
  /** What it answers, by path; read at each request. A path that is missing is not found. */
  readonly answers: Map<string, Answer | Promise<Answer>>;
  /** The requests that it got, in order. */
  readonly requests: readonly Request[];
}

/** Takes the place of the network for the test that runs. */
export function serveRequests(answers: Readonly<Record<string, Answer>> = {}): Server {
  const server = {
    answers: new Map<string, Answer | Promise<Answer>>(),
    requests: [] as Request[],
  };
  for (const [path, answer] of Object.entries(answers)) {
    server.answers.set(path, answer);
  }
  const network = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    server.requests.push(request);
    const { pathname } = new URL(request.url);
    return respond(request, (await server.answers.get(pathname)) ?? { status: 404 });
  });
  onTestFinished(() => network.mockRestore());
  return server;
}

async function respond(request: Request, answer: Answer): Promise<Response> {
  if (answer === 'unreachable') {
    throw new TypeError('Failed to fetch');
  }
  if (answer === 'silent') {
    return new Promise((_, reject) => {
      request.signal.addEventListener('abort', () => reject(new DOMException('', 'TimeoutError')));
    });
  }
  if ('json' in answer) {
    return Response.json(answer.json);
  }
  const { body = null, ...init } = answer;
  return new Response(body, init);
}
