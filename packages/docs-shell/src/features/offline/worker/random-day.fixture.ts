import { createHash } from 'node:crypto';
import type { createWorkerHost } from './worker-host.fixture';
import { offlineFilesAddress } from './offline-files';
import { offlinePage } from './offline-page';

/** The products of the day, by root path. */
export const products = {
  '': { id: 'core', pages: ['/', '/versions/', offlinePage] },
  '/paint': { id: 'paint', pages: ['/paint/', '/paint/a/', '/paint/b/'] },
} as const;

export type RootPath = keyof typeof products;

/** How the network is. */
export type Weather = 'failing' | 'fine' | 'offline' | 'slow';

/** Milliseconds of an answer on a slow network: more than the worker gives it. */
const slowAnswerMs = 3600;

/** A tab of the reader. */
export interface DayTab {
  readonly client: string;
  /** The build that it shows. */
  readonly build: string | undefined;
  readonly rootPath: RootPath;
  /** The worker knows what it shows. */
  readonly isKnown: boolean;
}

/** A build of a product: text by address. */
export interface DayBuild {
  readonly id: string;
  readonly files: ReadonlyMap<string, string>;
}

/** Writes a build: pages with a script and a stylesheet that say of which build they are. */
export function writeBuild(rootPath: RootPath, id: string): DayBuild {
  const { id: product, pages } = products[rootPath];
  const files = new Map([
    [`/_assets/boot-${id}.js`, `build ${id}`],
    [`/_assets/style-${id}.css`, `build ${id} src:url(/_assets/font-${product}.woff2)`],
    [`/_assets/font-${product}.woff2`, 'font'],
    [`${rootPath}/search-en.json`, `search ${id}`],
  ]);
  for (const page of pages) {
    const head = `<link href="/_assets/style-${id}.css"><script src="/_assets/boot-${id}.js">`;
    files.set(page, `<html data-build="${id}"><head>${head}</head>${page}`);
  }
  const list = {
    version: 1,
    buildId: id,
    product,
    name: product,
    rootPath,
    shell: [`/_assets/boot-${id}.js`],
    files: [...files].map(([address, text]) => [address, text.length, digest(text)]),
  };
  files.set(offlineFilesAddress(rootPath), JSON.stringify(list));
  return { id, files };
}

/** The server of the day. */
export interface DayServer {
  weather: Weather;
  /** Called before each answer. */
  onRequest?: ((address: string) => void) | undefined;
  /** Puts a build in place. The list of its files comes later in a deploy that is not finished. */
  deploy(rootPath: RootPath, build: DayBuild, isFinished?: boolean): void;
  /** Takes assets away that no present build has. */
  forgetOldAssets(): void;
  answer(address: string): Promise<Response>;
}

export function createDayServer(): DayServer {
  const present = new Map<RootPath, Map<string, string>>();
  const assets = new Map<string, string>();
  const find = (address: string) =>
    assets.get(address) ?? [...present.values()].map((files) => files.get(address)).find(Boolean);
  const server: DayServer = {
    weather: 'fine',
    deploy(rootPath, { files }, isFinished = true) {
      const list = offlineFilesAddress(rootPath);
      const oldList = present.get(rootPath)?.get(list);
      const next = new Map(files);
      if (!isFinished && oldList !== undefined) next.set(list, oldList);
      present.set(rootPath, next);
      for (const [address, text] of files) {
        if (address.startsWith('/_assets/')) assets.set(address, text);
      }
    },
    forgetOldAssets() {
      for (const address of [...assets.keys()]) {
        if (![...present.values()].some((files) => files.has(address))) assets.delete(address);
      }
    },
    async answer(address) {
      server.onRequest?.(address);
      const { weather } = server;
      await new Promise((resolve) => setTimeout(resolve, weather === 'slow' ? slowAnswerMs : 1));
      if (weather === 'offline') throw new TypeError('Failed to fetch');
      if (weather === 'failing') return new Response('broken', { status: 500 });
      const text = find(address);
      const status = text === undefined ? 404 : 200;
      return new Response(text ?? '', { status, headers: { 'Content-Type': 'text/html' } });
    },
  };
  return server;
}

/** What a reader gets who opens a page: its parts come through the worker, too. */
export async function openPage(
  host: Awaited<ReturnType<typeof createWorkerHost>>,
  address: string,
  client: string,
) {
  const response = await host.navigate(address, client);
  const html = await response.text();
  const parts = [...html.matchAll(/"(\/_assets\/[^"]+)"/g)].map(([, part = '']) => part);
  const texts = await Promise.all(
    parts.map((part) =>
      host.load(part, client).then(
        async (answer) => (answer.ok ? answer.text() : 'gone'),
        () => 'gone',
      ),
    ),
  );
  const buildOf = (text: string | undefined) =>
    text ? /build ([\w-]+)/.exec(text)?.[1] : undefined;
  const build = /data-build="([^"]+)"/.exec(html)?.[1];
  const copy = /data-saved-copy="([^"]+)"/.exec(html)?.[1];
  return {
    status: response.status,
    text: html,
    parts,
    isOfflinePage:
      address !== offlinePage &&
      (html.includes(`</head>${offlinePage}`) || response.status === 503),
    ...(build !== undefined && { html: build }),
    script: buildOf(texts[1]) ?? 'gone',
    style: buildOf(texts[0]) ?? 'gone',
    ...(copy !== undefined && { copy }),
  };
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}
