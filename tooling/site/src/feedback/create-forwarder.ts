import { request as send, type IncomingMessage, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';

/** Forwards a request to a service behind the site's server. */
export type Forwarder = (request: IncomingMessage, response: ServerResponse) => void;

/** Headers that apply to one connection only. */
const hopByHop = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade'];

/** Timeout of the service, in milliseconds. */
const timeLimit = 15_000;

/**
 * Creates a forwarder to the service at the origin that `locate` returns for each request. Like nginx, it adds the
 * sender's IP address and the requested host. It responds with 503 if there is no service.
 */
export function createForwarder(locate: () => string | undefined): Forwarder {
  return (request, response) => {
    const origin = locate();
    if (origin === undefined) {
      refuse(response);
      return;
    }
    const forwarded = [request.headers['x-forwarded-for'], request.socket.remoteAddress];
    const outgoing = send(
      new URL(request.url ?? '/', origin),
      {
        method: request.method,
        headers: {
          ...withoutForwardedHost(request.headers),
          connection: 'close',
          'x-forwarded-for': forwarded.filter(Boolean).join(', '),
        },
        timeout: timeLimit,
      },
      (incoming) => {
        const headers = Object.entries(incoming.headers).filter(
          ([name]) => !hopByHop.includes(name),
        );
        response.writeHead(incoming.statusCode ?? 502, Object.fromEntries(headers));
        pipeline(incoming, response, () => undefined);
      },
    );
    outgoing.on('timeout', () => outgoing.destroy());
    outgoing.on('error', () => refuse(response));
    pipeline(request, outgoing, () => undefined);
  };
}

/** The service compares the host with the Origin, so a client must not set the host. */
function withoutForwardedHost(headers: IncomingMessage['headers']): IncomingMessage['headers'] {
  const { 'x-forwarded-host': _, ...others } = headers;
  return others;
}

function refuse(response: ServerResponse): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response.writeHead(503, { 'Content-Type': 'application/json', 'Retry-After': 2 });
  response.end(JSON.stringify({ error: 'the feedback service is not running' }));
}
