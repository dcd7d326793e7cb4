import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { readIfThere } from '../read-if-there';
import { acceptsGzip } from './accepts-gzip';
import { answers } from './answers';
import { sendText } from './send-text';

/**
 * Sends a 404 page. sirv supports no status but 200.
 *
 * @param file path from `root`; undefined if the site has no 404 page
 */
export async function sendNotFound(
  request: IncomingMessage,
  response: ServerResponse,
  { root, file }: { readonly root: string; readonly file: string | undefined },
): Promise<void> {
  if (file === undefined) {
    sendText(response, 404, answers.notFound);
    return;
  }
  const place = path.join(root, file);
  const compressed = acceptsGzip(request.headers) ? await readIfThere(`${place}.gz`) : undefined;
  const content = compressed ?? (await readFile(place));
  response.writeHead(404, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Length': content.length,
    'Cache-Control': 'no-cache',
    Vary: 'Accept-Encoding',
    ...(compressed && { 'Content-Encoding': 'gzip' }),
  });
  response.end(content);
}
