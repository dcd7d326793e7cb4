import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server that listens before anything can answer. */
export interface OpenOrigin {
  readonly origin: string;
  readonly port: number;
  readonly server: Server;
  /** From now on the listener answers, those requests too that came before. */
  answerWith(listener: RequestListener): void;
  close(): Promise<void>;
}

/** Opens a port at once, so that Next can start and ask while the docs are still being loaded. */
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
