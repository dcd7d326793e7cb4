import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import fresh from 'fresh';
import type { Content } from './read-content';

/** Sends a short text, for requests without a page. */
export function sendText(
  response: ServerResponse,
  { status, headers }: { readonly status: number; readonly headers: OutgoingHttpHeaders },
  text: string,
): void {
  response.writeHead(status, {
    ...headers,
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': Buffer.byteLength(text),
  });
  response.end(text);
}

/** Sends a file, or status 304 if the client has it. Ignores ranges: no file here is long enough to need them. */
export function sendContent(
  request: IncomingMessage,
  response: ServerResponse,
  { bytes, etag, headers }: Content,
): void {
  // As for nginx, the `Cache-Control` of a request does not matter.
  if (fresh({ 'if-none-match': request.headers['if-none-match'] }, { etag })) {
    const { 'Content-Length': _, 'Content-Encoding': __, 'Content-Type': ___, ...kept } = headers;
    response.writeHead(304, kept).end();
    return;
  }
  response.writeHead(200, headers).end(bytes);
}
