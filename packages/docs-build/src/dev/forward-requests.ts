import { request as sendRequest, type IncomingMessage, type RequestListener } from 'node:http';
import { connect } from 'node:net';
import type { Duplex } from 'node:stream';

const retryMs = 50;

/** Methods whose requests have no body and can be sent again. */
const repeatable = new Set(['GET', 'HEAD']);

/**
 * Creates a listener that forwards requests to a server on another port of this machine. A request waits while that
 * server restarts.
 *
 * @param again - handles a request that the server did not accept, after a delay
 */
export function forwardRequests(port: number, again: RequestListener): RequestListener {
  return (request, response) => {
    const { method = 'GET', url, headers } = request;
    const forwarded = sendRequest(
      { host: '127.0.0.1', port, method, path: url, headers },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
        answer.pipe(response);
        answer.once('error', () => response.destroy());
      },
    );
    forwarded.once('error', () => {
      if (response.headersSent || response.destroyed) response.destroy();
      else if (repeatable.has(method)) setTimeout(() => again(request, response), retryMs);
      else response.writeHead(502).end();
    });
    // The reader has closed the connection.
    response.once('close', () => forwarded.destroy());
    request.pipe(forwarded);
  };
}

/** Forwards a request for a WebSocket, which Next's own error page opens. */
export function forwardUpgrade(
  port: number,
  { method, url, rawHeaders }: IncomingMessage,
  socket: Duplex,
  head: Buffer,
): void {
  const target = connect(port, '127.0.0.1', () => {
    const headers = rawHeaders.flatMap((name, index) =>
      index % 2 === 0 ? [`${name}: ${rawHeaders[index + 1]}`] : [],
    );
    target.write(`${[`${method} ${url} HTTP/1.1`, ...headers].join('\r\n')}\r\n\r\n`);
    target.write(head);
    target.pipe(socket).pipe(target);
  });
  for (const [one, other] of [
    [target, socket],
    [socket, target],
  ] as const) {
    one.once('error', () => other.destroy());
    one.once('close', () => other.destroy());
  }
}
