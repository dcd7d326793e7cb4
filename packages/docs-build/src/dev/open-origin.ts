import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server that listens whether or not it has a request listener. */
export interface OpenOrigin {
  readonly origin: string;
  readonly port: number;
  readonly server: Server;
  /** Sets the listener, which also answers the requests that are waiting. */
  readonly answerWith: (listener: RequestListener) => void;
  /** Answers a request, immediately or when there is a listener. */
  readonly answer: (request: IncomingMessage, response: ServerResponse) => void;
  /** Removes the listener. Requests wait for the next one. */
  readonly hold: () => void;
  readonly close: () => Promise<void>;
}

interface OpenOriginOptions {
  /** A free one if it is left out. */
  readonly port?: number;
  /** Address of the network interface that listens: only this machine if it is left out. */
  readonly host?: string;
  /** Answers a request without a listener. Returns false for those that it leaves. */
  readonly answerFirst?: (request: IncomingMessage, response: ServerResponse) => boolean;
}

/** Opens a port immediately, so that requests can be sent before there is a listener. */
export async function openOrigin({
  port: wantedPort = 0,
  host = '127.0.0.1',
  answerFirst = () => false,
}: OpenOriginOptions = {}): Promise<OpenOrigin> {
  let listener: RequestListener | undefined;
  const waiting: Parameters<RequestListener>[] = [];
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    if (answerFirst(request, response)) return;
    if (listener) listener(request, response);
    else waiting.push([request, response]);
  };
  const server = createServer(answer);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(wantedPort, host, resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    port,
    server,
    answer,
    answerWith(next) {
      listener = next;
      for (const [request, response] of waiting.splice(0)) next(request, response);
    },
    hold() {
      listener = undefined;
    },
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}
