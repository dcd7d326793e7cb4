import { request as send, type IncomingMessage, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';

/** Hands a request on to a service behind the site's server. */
export type Forwarder = (request: IncomingMessage, response: ServerResponse) => void;

/** Headers that hold for one connection only. */
const hopByHop = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade'];

/** Milliseconds that the service may take. */
const timeLimit = 15_000;

/**
 * Hands requests on to the service at the address that `locate` knows at that moment, as nginx would: with the
 * sender's address and the host that was asked for. Without a service it answers 503.
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

/** The service compares the host with the Origin, so a sender must not choose the host. */
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
