import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { generate } from 'selfsigned';
import { tagHost } from './create-collector';

/** The host of the tag, on this machine. */
export interface TagServer {
  /** Flags of a Chromium that loads the tag from here. */
  readonly flags: readonly string[];
  close(): Promise<void>;
}

/**
 * Serves a script as the tag. DevTools could replace the response instead, but a prerendered page that becomes visible has a
 * moment in which its requests are not intercepted.
 */
export async function startTagServer(script: string): Promise<TagServer> {
  const { private: key, cert } = generate([{ name: 'commonName', value: tagHost }]);
  const server = createServer({ key, cert }, (_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(script);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    flags: [
      `--host-resolver-rules=MAP ${tagHost}:443 127.0.0.1:${port}`,
      '--ignore-certificate-errors',
    ],
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
