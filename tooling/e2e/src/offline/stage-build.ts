import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createOfflineFiles } from 'docs-build/offline-files';
import { offlineFilesAddress, type OfflineFiles } from 'docs-shell/offline';
import { createHash } from 'node:crypto';
import { glob } from 'tinyglobby';
import { listProducts } from '../sites/list-products';

/** A build of one product, as it would be deployed: content by path. */
export interface StagedBuild {
  readonly id: string;
  readonly rootPath: string;
  readonly files: ReadonlyMap<string, Buffer>;
}

/** The files of a built app, from which builds of other days are made. */
export interface BuiltProduct {
  readonly rootPath: string;
  readonly files: ReadonlyMap<string, Buffer>;
  /** The build with this id: the same pages with other names and bytes of all scripts and styles. */
  stage(id: string, settings: StageSettings): StagedBuild;
}

interface StageSettings {
  /** Host of the site, in place of the one that the app was built for. */
  readonly host: string;
  /** Another worker than that of the builds before. */
  readonly worker?: string;
}

/** Host that the apps of these tests are built for, as their `docs.env` says. */
const placeholderHost = 'offline.test';

/** Reads what an app that documents one product contributes to the site. */
export async function readBuiltProduct(appDir: string): Promise<BuiltProduct> {
  const output = path.join(appDir, 'dist');
  const names = (await glob('**/*', { cwd: output })).sort();
  const files = new Map<string, Buffer>(
    await Promise.all(
      names.map(async (name) => [`/${name}`, await readFile(path.join(output, name))] as const),
    ),
  );
  const [manifest] = await listProducts(output);
  if (!manifest) throw new Error(`${appDir} publishes nothing.`);
  const { rootPath } = manifest;
  const listFile = files.get(offlineFilesAddress(rootPath));
  const list = JSON.parse(String(listFile)) as OfflineFiles;
  return {
    rootPath,
    files,
    stage(id, { host, worker }) {
      const renamed = renameAssets(names, id);
      const staged = new Map<string, Buffer>();
      for (const [file, content] of files) {
        const name = rename(file, renamed);
        staged.set(name, stampFile(file, content, { id, host, renamed }));
      }
      if (staged.has('/sw.js') && worker !== undefined) {
        staged.set('/sw.js', Buffer.from(worker));
      }
      const fresh = createOfflineFiles(
        { ...manifest, buildId: id, files: [...staged.keys()] },
        [...staged].map(([file, bytes]) => ({ file, bytes: bytes.length, digest: hash(bytes) })),
        list.shell.map((address) => rename(address, renamed)),
      );
      staged.set(offlineFilesAddress(rootPath), Buffer.from(JSON.stringify(fresh)));
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

/** Each page, script and stylesheet says of which build it is, so that a page of two builds shows. */
function stampFile(file: string, content: Buffer, { id, host, renamed }: Stamp): Buffer {
  if (!/\.(?:html|js|css|json)$/.test(file) || file === '/sw.js') return content;
  let text = String(content);
  for (const [from, to] of renamed) text = text.replaceAll(from, to);
  if (file.endsWith('.html')) {
    text = text
      .replace('<html', `<html data-test-html="${id}"`)
      .replace(`content="${placeholderHost}"`, `content="${host}"`);
  } else if (/\/boot-[\w-]{8}\.js$/.test(file)) {
    text += `\n;document.documentElement.dataset.testScript="${id}";`;
  } else if (/\/shell-[\w-]{8}\.css$/.test(file)) {
    text += `\nhtml{--test-style:"${id}"}`;
  }
  return Buffer.from(text);
}

function hash(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
