import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** A server whose pages arrive in two parts. */
export interface PartsServer {
  readonly url: string;
  /** When the second part of the last page was sent, in milliseconds since 1970. */
  readonly secondPartAt: () => number;
  readonly close: () => Promise<void>;
}

/**
 * Serves a site through a line that stalls in the middle of each page.
 *
 * @param origin of the site
 * @param end the last characters before the pause
 * @param pauseMs how long the line stalls
 */
export async function serveInParts(
  origin: string,
  end: string,
  pauseMs: number,
): Promise<PartsServer> {
  let secondPartAt = 0;
  const server = createServer((request, response) => {
    void (async () => {
      const answer = await fetch(new URL(request.url ?? '/', origin));
      const type = answer.headers.get('content-type') ?? '';
      const body = Buffer.from(await answer.arrayBuffer());
      response.writeHead(answer.status, { 'content-type': type });
      const at = type.startsWith('text/html') ? body.indexOf(end) : -1;
      if (at >= 0) {
        response.write(body.subarray(0, at + end.length));
        await wait(pauseMs);
        secondPartAt = Date.now();
      }
      response.end(body.subarray(at >= 0 ? at + end.length : 0));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    secondPartAt: () => secondPartAt,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
