import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createPrecacheManifest } from 'docs-build/precache-manifest';
import {
  legacyManifestAddress,
  precacheManifestAddress,
  type PrecacheManifest,
} from 'docs-shell/offline';
import { glob } from 'tinyglobby';
import { listProducts } from '../sites/list-products';

/** A build of one product as it is deployed: content by path. */
export interface StagedBuild {
  readonly id: string;
  readonly rootPath: string;
  readonly files: ReadonlyMap<string, Buffer>;
}

/** A built app, from which further builds are made. */
export interface BuiltProduct {
  readonly rootPath: string;
  readonly files: ReadonlyMap<string, Buffer>;
  /** Returns a build with this id: the same pages, but all scripts and styles have other names and content. */
  stage(id: string, settings: StageSettings): StagedBuild;
}

interface StageSettings {
  /** Host of the site; replaces the placeholder that the app was built for. */
  readonly host: string;
  /** Code of another worker. */
  readonly worker?: string;
  /** Publishes the manifest as `docs-files.json`, in version 1, as builds did before version 2. */
  readonly hasLegacyManifest?: boolean;
}

/** The `DOCS_PRODUCTION_HOST` in the `docs.env` of these apps. */
export const placeholderHost = 'offline.test';

/** Reads the output of an app with one product. */
export async function readBuiltProduct(appDir: string): Promise<BuiltProduct> {
  const output = path.join(appDir, 'dist');
  const names = (await glob('**/*', { cwd: output })).sort();
  const files = new Map<string, Buffer>(
    await Promise.all(
      names.map(async (name) => [`/${name}`, await readFile(path.join(output, name))] as const),
    ),
  );
  const [manifest] = await listProducts(output);
  if (!manifest) throw new Error(`${appDir} has no manifest.`);
  const { rootPath } = manifest;
  const manifestFile = files.get(precacheManifestAddress(rootPath));
  const precacheManifest = JSON.parse(String(manifestFile)) as PrecacheManifest;
  return {
    rootPath,
    files,
    stage(id, { host, worker, hasLegacyManifest = false }) {
      const renamed = renameAssets(names, id);
      const staged = new Map<string, Buffer>();
      for (const [file, content] of files) {
        const name = rename(file, renamed);
        staged.set(name, stampFile(file, content, { id, host, renamed }));
      }
      if (staged.has('/sw.js') && worker !== undefined) {
        staged.set('/sw.js', Buffer.from(worker));
      }
      const fresh = createPrecacheManifest(
        { ...manifest, buildId: id, files: [...staged.keys()] },
        [...staged].map(([file, bytes]) => ({ file, bytes: bytes.length, digest: hash(bytes) })),
        precacheManifest.shell.map((address) => rename(address, renamed)),
      );
      if (hasLegacyManifest) {
        staged.delete(precacheManifestAddress(rootPath));
        const legacy = { ...fresh, version: 1 };
        staged.set(legacyManifestAddress(rootPath), Buffer.from(JSON.stringify(legacy)));
      } else {
        staged.set(precacheManifestAddress(rootPath), Buffer.from(JSON.stringify(fresh)));
      }
      return { id, rootPath, files: staged };
    },
  };
}

function renameAssets(names: readonly string[], id: string): ReadonlyMap<string, string> {
  return new Map(
    names
      .filter((name) => /^_assets\/.*\.(?:js|css)$/.test(name))
      .map((name) => path.basename(name))
      .map((name) => [name, name.replace(/\.(\w+)$/, `-${id}.$1`)]),
  );
}

function rename(file: string, renamed: ReadonlyMap<string, string>): string {
  const name = renamed.get(path.basename(file));
  return name === undefined ? file : path.posix.join(path.dirname(file), name);
}

interface Stamp {
  readonly id: string;
  readonly host: string;
  readonly renamed: ReadonlyMap<string, string>;
}

/** Writes the build id into each page, script and stylesheet, so that tests detect mixed builds. */
function stampFile(file: string, content: Buffer, { id, host, renamed }: Stamp): Buffer {
  if (!/\.(?:html|js|css|json)$/.test(file) || file === '/sw.js') return content;
  let text = String(content);
  for (const [from, to] of renamed) text = text.replaceAll(from, to);
  if (file.endsWith('.html')) {
    text = text
      .replace('<html', `<html data-test-html="${id}"`)
      .replace(`content="${placeholderHost}"`, `content="${host}"`);
    // A page that is not linked contains the styles.
    if (!/ href="[^"]*\/shell-[\w-]+\.css"/.test(text)) {
      text = text.replace('</head>', `<style>${stampStyle(id)}</style></head>`);
    }
  } else if (/\/boot-[\w-]{8}\.js$/.test(file)) {
    text += `\n;document.documentElement.dataset.testScript="${id}";`;
  } else if (/\/shell-[\w-]{8}\.css$/.test(file)) {
    text += `\n${stampStyle(id)}`;
  }
  return Buffer.from(text);
}

function stampStyle(id: string): string {
  return `html{--test-style:"${id}"}`;
}

function hash(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
