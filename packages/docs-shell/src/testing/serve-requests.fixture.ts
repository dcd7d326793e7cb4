import { onTestFinished, vi } from 'vitest';

/** The response to a request. `silent` never responds; `unreachable` is a network error. */
export type Answer =
  | { readonly json: unknown }
  | (ResponseInit & { readonly body?: string })
  | 'silent'
  | 'unreachable';

interface Server {
  /** Responses by path, read on each request. A missing path responds with 404. */
  readonly answers: Map<string, Answer | Promise<Answer>>;
  /** Received requests, in order. */
  readonly requests: readonly Request[];
}

/** Replaces the network for the current test. */
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
