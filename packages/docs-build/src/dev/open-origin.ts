import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server that listens before its request listener exists. */
export interface OpenOrigin {
  readonly origin: string;
  readonly port: number;
  readonly server: Server;
  /** Sets the listener, which also answers the requests that are waiting. */
  answerWith(listener: RequestListener): void;
  close(): Promise<void>;
}

/** Opens a port immediately, so that Next can start and send requests while the app is loaded. */
export async function openOrigin(): Promise<OpenOrigin> {
  let listener: RequestListener | undefined;
  const waiting: Parameters<RequestListener>[] = [];
  const server = createServer((request, response) => {
    if (listener) listener(request, response);
    else waiting.push([request, response]);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    port,
    server,
    answerWith(next) {
      listener = next;
      for (const [request, response] of waiting.splice(0)) next(request, response);
    },
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}
