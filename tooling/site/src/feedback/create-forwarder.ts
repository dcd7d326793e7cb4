import { request as send, type IncomingMessage, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { maxBodyBytes } from 'docs-shell/feedback/service';
import { answers, feedbackAnswers } from 'docs-build/deploy';

/** Forwards a request to a service behind the site's server. */
export type Forwarder = (request: IncomingMessage, response: ServerResponse) => void;

/** Headers that apply to one connection only. */
const hopByHop = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade'];

/** Timeout of the service, in milliseconds. */
const timeLimit = 15_000;

/**
 * Creates a forwarder to the service at the origin that `locate` returns for each request. Like nginx, it adds the
 * sender's IP address and the requested host, reads the whole body first, and responds itself if the body is too long
 * or there is no service.
 */
export function createForwarder(locate: () => string | undefined): Forwarder {
  return (request, response) => {
    readBody(request).then(
      (body) => {
        if (body === undefined) respond(response, 413, feedbackAnswers.tooLarge);
        else forward(request, response, { origin: locate(), body });
      },
      () => response.destroy(),
    );
  };
}

/** Returns nothing if the body is too long. Rejects if the sender ends the connection. */
async function readBody(request: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  // The rest of a long body is read too: a server that ends the connection before takes the response with it.
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= maxBodyBytes) chunks.push(chunk);
  }
  return size <= maxBodyBytes ? Buffer.concat(chunks) : undefined;
}

function forward(
  request: IncomingMessage,
  response: ServerResponse,
  { origin, body }: { readonly origin: string | undefined; readonly body: Buffer },
): void {
  if (origin === undefined) {
    respondWithoutService(response);
    return;
  }
  const forwarded = [request.headers['x-forwarded-for'], request.socket.remoteAddress];
  const outgoing = send(
    new URL(request.url ?? '/', origin),
    {
      method: request.method,
      headers: {
        ...withoutForwardedHost(request.headers),
        ...(body.length > 0 && { 'content-length': body.length }),
        connection: 'close',
        'x-forwarded-for': forwarded.filter(Boolean).join(', '),
      },
      timeout: timeLimit,
    },
    (incoming) => {
      const headers = Object.entries(incoming.headers).filter(([name]) => !hopByHop.includes(name));
      response.writeHead(incoming.statusCode ?? 502, Object.fromEntries(headers));
      pipeline(incoming, response, () => undefined);
    },
  );
  outgoing.on('timeout', () => outgoing.destroy());
  outgoing.on('error', () => respondWithoutService(response));
  outgoing.end(body);
}

/** The service compares the host with the Origin, so a client must not set the host. */
function withoutForwardedHost(headers: IncomingMessage['headers']): IncomingMessage['headers'] {
  const { 'x-forwarded-host': _, 'transfer-encoding': __, ...others } = headers;
  return others;
}

function respondWithoutService(response: ServerResponse): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response.setHeader('Retry-After', feedbackAnswers.retryAfterSeconds);
  respond(response, 503, feedbackAnswers.noService);
}

function respond(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, {
    'Content-Type': feedbackAnswers.contentType,
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': answers.cacheControl,
  });
  response.end(body);
}
