import type { ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { PNG } from 'pngjs';
import { generate } from 'selfsigned';
import type { AdHost } from './ad-hosts';

/** Handles a request for ads. */
export type ListingAnswer = (response: ServerResponse) => unknown;

/** Record of one reader's requests. */
export interface AdTraffic {
  /** Identifies the reader in requests. Part of the user agent string. */
  readonly reader: string;
  /** Requests in order, as host, path and query, without those of the image. */
  readonly requests: readonly string[];
  /** Responses that the browser aborted. */
  readonly broken: readonly string[];
}

/** A local ad network that tests control. */
export interface AdServer {
  readonly port: number;
  /** Adds a reader who gets this response. Tests may run at the same time. */
  play(answer: ListingAnswer): AdTraffic;
  close(): Promise<void>;
}

interface Reader extends AdTraffic {
  readonly requests: string[];
  readonly broken: string[];
  readonly answer: ListingAnswer;
}

/** Starts the network with a self-signed certificate. */
export async function startAdServer(hosts: readonly AdHost[]): Promise<AdServer> {
  const [name = ''] = hosts;
  const { private: key, cert } = generate([{ name: 'commonName', value: name }]);
  const image = drawImage();
  const readers: Reader[] = [];
  const server = createServer({ key, cert }, (request, response) => {
    const address = `${request.headers.host}${request.url}`;
    const agent = request.headers['user-agent'] ?? '';
    const reader = readers.find((candidate) => agent.endsWith(` ${candidate.reader}`));
    response.on('close', () => {
      if (!response.writableFinished) reader?.broken.push(address);
    });
    if (request.url === '/image.png') {
      response.writeHead(200, { 'Content-Type': 'image/png' }).end(image);
      return;
    }
    reader?.requests.push(address);
    response.setHeader('Access-Control-Allow-Origin', '*');
    if (request.url?.startsWith('/listing.json')) reader?.answer(response);
    else response.writeHead(200, { 'Content-Type': 'image/png' }).end(image);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    play(answer) {
      const name = `reader/${readers.length + 1}`;
      const reader: Reader = { reader: name, requests: [], broken: [], answer };
      readers.push(reader);
      return reader;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Draws an image of 130 by 100 pixels, as ad networks send it. */
function drawImage(): Buffer {
  const image = new PNG({ width: 130, height: 100 });
  for (let index = 0; index < image.data.length; index += 4) {
    image.data.set([40, 90, 160, 255], index);
  }
  return PNG.sync.write(image);
}
