import { createHash } from 'node:crypto';
import type { createWorkerHost } from './worker-host.fixture';
import {
  legacyManifestAddress,
  linkedPageAddress,
  precacheManifestAddress,
} from './precache-manifest';
import { offlinePageAddress } from './contract';

/** The products of the site, by root path. */
export const products = {
  '': { id: 'core', pages: ['/', '/versions/', offlinePageAddress] },
  '/paint': { id: 'paint', pages: ['/paint/', '/paint/a/', '/paint/b/'] },
} as const;

export type RootPath = keyof typeof products;

/** `failing`: the server responds with status 500. `slow`: it responds after the worker's timeout. */
export type NetworkCondition = 'failing' | 'offline' | 'online' | 'slow';

/** Longer than the worker's timeout. */
const slowResponseMs = 3600;

/** A tab of the reader. */
export interface ChaosTab {
  readonly client: string;
  /** Id of the build that it shows. */
  readonly build: string | undefined;
  readonly rootPath: RootPath;
  /** Whether the worker knows which build it shows. */
  readonly isKnown: boolean;
}

/** A build of a product: text by address. */
export interface ChaosBuild {
  readonly id: string;
  readonly files: ReadonlyMap<string, string>;
}

/** Creates a build whose pages, script and stylesheet contain the build id. */
export function createBuild(rootPath: RootPath, id: string, format: BuildFormat): ChaosBuild {
  const { id: product, pages } = products[rootPath];
  const files = new Map([
    [`/_assets/boot-${id}.js`, `build ${id}`],
    [`/_assets/style-${id}.css`, `build ${id} src:url(/_assets/font-${product}.woff2)`],
    [`/_assets/font-${product}.woff2`, 'font'],
    [`${rootPath}/search-en.json`, `search ${id}`],
  ]);
  const pageOf = (page: string, styles: string) =>
    `<html data-build="${id}"><head>${styles}<script src="/_assets/boot-${id}.js"></head>${page}`;
  for (const page of pages) {
    const linked = pageOf(page, `<link href="/_assets/style-${id}.css">`);
    if (format === 'linked pages') {
      files.set(page, pageOf(page, `<style>build ${id}</style>`));
      files.set(linkedPageAddress(page), linked);
    } else {
      files.set(page, linked);
    }
  }
  const version = format === 'docs-files.json' ? 1 : 2;
  const manifest = {
    version,
    buildId: id,
    product,
    name: product,
    rootPath,
    shell: [`/_assets/boot-${id}.js`],
    files: [...files].map(([address, text]) => [address, text.length, digest(text)]),
  };
  const addressOfVersion = version === 1 ? legacyManifestAddress : precacheManifestAddress;
  files.set(addressOfVersion(rootPath), JSON.stringify(manifest));
  return { id, files };
}

/**
 * What a build publishes. Products that were not built for a while have no linked pages, or even a manifest of version 1,
 * `docs-files.json`.
 */
export type BuildFormat = 'docs-files.json' | 'linked pages' | 'precache-manifest.json';

/** A server whose network condition changes. */
export interface ChaosServer {
  networkCondition: NetworkCondition;
  /** Called before each response. */
  onRequest?: ((address: string) => void) | undefined;
  /** Replaces the build of a product. A deploy that is not finished leaves the manifest of the build before. */
  deploy(rootPath: RootPath, build: ChaosBuild, isFinished?: boolean): void;
  /** Removes the assets that no deployed build has. */
  removeOldAssets(): void;
  respond(address: string): Promise<Response>;
}

export function createChaosServer(): ChaosServer {
  const deployed = new Map<RootPath, Map<string, string>>();
  const assets = new Map<string, string>();
  const find = (address: string) =>
    assets.get(address) ?? [...deployed.values()].map((files) => files.get(address)).find(Boolean);
  const server: ChaosServer = {
    networkCondition: 'online',
    deploy(rootPath, { files }, isFinished = true) {
      const before = deployed.get(rootPath);
      const next = new Map(files);
      if (!isFinished && before) {
        for (const toAddress of [precacheManifestAddress, legacyManifestAddress]) {
          const address = toAddress(rootPath);
          const oldManifest = before.get(address);
          if (oldManifest === undefined) next.delete(address);
          else next.set(address, oldManifest);
        }
      }
      deployed.set(rootPath, next);
      for (const [file, text] of files) {
        if (file.startsWith('/_assets/')) assets.set(file, text);
      }
    },
    removeOldAssets() {
      for (const address of [...assets.keys()]) {
        if (![...deployed.values()].some((files) => files.has(address))) assets.delete(address);
      }
    },
    async respond(address) {
      server.onRequest?.(address);
      const { networkCondition } = server;
      await new Promise((resolve) =>
        setTimeout(resolve, networkCondition === 'slow' ? slowResponseMs : 1),
      );
      if (networkCondition === 'offline') throw new TypeError('Failed to fetch');
      if (networkCondition === 'failing') return new Response('broken', { status: 500 });
      const text = find(address);
      const status = text === undefined ? 404 : 200;
      return new Response(text ?? '', { status, headers: { 'Content-Type': 'text/html' } });
    },
  };
  return server;
}

/** Opens a page as a reader does: its assets come through the worker, too. Returns what is shown. */
export async function openPage(
  host: Awaited<ReturnType<typeof createWorkerHost>>,
  address: string,
  client: string,
) {
  const response = await host.navigate(address, client);
  const html = await response.text();
  const assetAddresses = [...html.matchAll(/"(\/_assets\/[^"]+)"/g)].map(([, asset = '']) => asset);
  const texts = await Promise.all(
    assetAddresses.map((asset) =>
      host.load(asset, client).then(
        async (answer) => (answer.ok ? answer.text() : 'gone'),
        () => 'gone',
      ),
    ),
  );
  const buildOf = (text: string | undefined) =>
    text ? /build ([\w-]+)/.exec(text)?.[1] : undefined;
  const textOf = (extension: string) =>
    texts[assetAddresses.findIndex((asset) => asset.endsWith(extension))];
  const build = /data-build="([^"]+)"/.exec(html)?.[1];
  const copy = /data-saved-copy="([^"]+)"/.exec(html)?.[1];
  return {
    status: response.status,
    text: html,
    assetAddresses,
    isOfflinePage:
      address !== offlinePageAddress &&
      (html.includes(`</head>${offlinePageAddress}`) || response.status === 503),
    ...(build !== undefined && { html: build }),
    script: buildOf(textOf('.js')) ?? 'gone',
    style: buildOf(/<style>(.*)<\/style>/.exec(html)?.[1] ?? textOf('.css')) ?? 'gone',
    ...(copy !== undefined && { copy }),
  };
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}
