import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RunningHost } from './types';

/** A request as a host sees it. */
export interface HostRequest {
  readonly method: string;
  /** As the browser sent it, without query. */
  readonly pathname: string;
  /** With `?`, or empty. */
  readonly query: string;
  readonly headers: IncomingHttpHeaders;
}

/** What a host decides to send: a file of the site, a text or only headers. */
export interface HostResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Path of a file from the site's root, without leading slash. */
  readonly file?: string;
  readonly text?: string;
}

/** Serves a folder by the decisions of a function, which follows the rules of a host. */
export async function serveHost(
  folder: string,
  decide: (request: HostRequest) => Promise<HostResponse>,
): Promise<RunningHost> {
  const server = createServer((request, response) => {
    const [, pathname = '', query = ''] = /^([^?]*)(.*)$/.exec(request.url ?? '') ?? [];
    const method = request.method ?? 'GET';
    void decide({ method, pathname, query, headers: request.headers })
      .then(async ({ status, headers, file, text = '' }) => {
        const body = file === undefined ? text : await readFile(path.join(folder, file));
        response.writeHead(status, headers).end(body);
      })
      .catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
