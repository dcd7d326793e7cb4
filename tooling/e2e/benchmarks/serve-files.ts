import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { contentTypeOf } from 'docs-build/serve';
import { createSlowSender, type SlowLink } from './slow-link';

/** A folder, and files that replace some of its files. `undefined` is a file that is not deployed. */
export interface ServedFiles {
  readonly folder: string;
  readonly instead?: ReadonlyMap<string, string | undefined>;
  /** A free port by default. */
  readonly port?: number | undefined;
}

/** A server of a site. */
export interface FileServer {
  readonly url: string;
  /** Bytes that were sent, including headers. */
  readonly bytes: () => number;
  /** Requested paths in order. */
  readonly requests: () => readonly string[];
  /** Number of pending requests. */
  readonly pending: () => number;
  readonly slowDown: (link: SlowLink | undefined) => void;
  readonly close: () => Promise<void>;
}

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly body: Buffer;
  readonly isCompressed: boolean;
}

const compress = promisify(gzip);

/** Serves a site on the loopback address. Files that gzip makes smaller are sent compressed. */
export async function serveFiles(files: ServedFiles): Promise<FileServer> {
  const answers = new Map<string, Promise<Answer>>();
  const sockets = new Set<Socket>();
  let gone = 0;
  const requests: string[] = [];
  let pending = 0;
  let sendSlowly: ReturnType<typeof createSlowSender> | undefined;

  const send = async (response: ServerResponse, { status, type, body, isCompressed }: Answer) => {
    response.writeHead(status, {
      'Content-Type': type,
      'Content-Length': body.length,
      'Cache-Control': 'public, max-age=3600',
      ...(isCompressed && { 'Content-Encoding': 'gzip' }),
    });
    if (sendSlowly) await sendSlowly(response, body);
    else response.end(body);
  };

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const answer = answers.get(pathname) ?? createAnswer(files, decodeURIComponent(pathname));
    answers.set(pathname, answer);
    requests.push(pathname);
    pending += 1;
    response.once('close', () => (pending -= 1));
    answer
      .then((found) => send(response, found))
      .catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined));
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => {
      gone += socket.bytesWritten;
      sockets.delete(socket);
    });
  });
  await new Promise<void>((resolve) => server.listen(files.port ?? 0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bytes: () => [...sockets].reduce((sum, { bytesWritten }) => sum + bytesWritten, gone),
    requests: () => [...requests],
    pending: () => pending,
    slowDown: (link) => (sendSlowly = link && createSlowSender(link)),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function createAnswer(files: ServedFiles, pathname: string): Promise<Answer> {
  const found = await find(files, pathname);
  if (found === undefined) {
    const isForeseen = files.instead?.has(pathname) === true;
    const type = contentTypeOf('none.txt');
    return { status: isForeseen ? 204 : 404, type, body: Buffer.of(), isCompressed: false };
  }
  const small = await compress(found.body, { level: 9 });
  const isCompressed = small.length < found.body.length;
  return {
    status: 200,
    type: contentTypeOf(found.name),
    body: isCompressed ? small : found.body,
    isCompressed,
  };
}

async function find({ folder, instead }: ServedFiles, pathname: string) {
  if (instead?.has(pathname)) {
    const text = instead.get(pathname);
    const name = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
    return text === undefined ? undefined : { name, body: Buffer.from(text) };
  }
  for (const name of pathname.endsWith('/')
    ? [`${pathname}index.html`]
    : [pathname, `${pathname}.html`, `${pathname}/index.html`]) {
    try {
      return { name, body: await readFile(path.join(folder, path.normalize(name))) };
    } catch {
      // The next name may be there.
    }
  }
  return undefined;
}
