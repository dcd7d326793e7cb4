import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** Digests of what a built site serves. */
export interface SiteDigests {
  /**
   * Returns the name of a pathname that stays the same when its content changes: `/_assets/boot.js` for
   * `/_assets/boot-DTo2C6_e.js`.
   */
  stableName(pathname: string): string;
  /** Returns the digest of what the site serves under a stable name. */
  digestOf(name: string): string;
}

/** A file whose name ends with a hash of its content. */
const hashedName = /^(.+?)-[\w-]{8}(\.\w+)$/;
/** What can be such a name inside a file. */
const hashedNames = /[\w.@~-]+-[\w-]{8}\.\w+/g;
const buildIds = /("buildId":\s*")[^"]*"/g;

/**
 * Reads a built site. A file that only names other files, or the build, by a new hash has the same digest: a page does
 * not change because a script changes that it would load on a click.
 *
 * @param root the folder of the site
 */
export function digestSite(root: string): SiteDigests {
  const files = readdirSync(root, { recursive: true, withFileTypes: true })
    // Compressed copies have the content of another file.
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.gz'))
    .map(({ parentPath, name }) => path.relative(root, path.join(parentPath, name)))
    .map((file) => `/${file.replaceAll(path.sep, '/')}`)
    .sort();
  const assets = findStableNames(root, files);
  const stableName = (pathname: string) => {
    const name = path.posix.basename(pathname);
    const stable = assets.get(name);
    return stable ? pathname.slice(0, -name.length) + stable : pathname;
  };
  const filesByName = new Map<string, string[]>();
  for (const file of files) {
    const name = stableName(file);
    filesByName.set(name, [...(filesByName.get(name) ?? []), file]);
  }

  const read = (file: string): string => {
    const text = readStable(root, file, assets).replace(buildIds, '$1"');
    return file.endsWith('.json') ? sortLists(text) : text;
  };
  // Decides about an address without a file: the other addresses, the manifests, which have redirects, and the registry.
  const readMissing = () => {
    const tables = files.filter((file) => /\/docs-(?:manifest|products)\.json$/.test(file));
    return [...filesByName.keys(), ...tables.map(read)].join('\n');
  };
  const readServed = (name: string) => {
    const found = filesByName.get(name.endsWith('/') ? `${name}index.html` : name);
    // A build can leave files of the one before it.
    return found ? [...new Set(found.map(read))].sort().join('\n') : readMissing();
  };

  const known = new Map<string, string>();
  return {
    stableName,
    digestOf(name) {
      const digest =
        known.get(name) ?? createHash('sha256').update(readServed(name)).digest('base64url');
      known.set(name, digest);
      return digest;
    },
  };
}

/**
 * Returns the stable name of each asset by its name. Different files that only their hashes distinguish, such as the Open
 * Graph images of two pages, keep their names: a page that names another one has changed.
 */
function findStableNames(root: string, files: readonly string[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const filesByName = new Map<string, string[]>();
  for (const file of files) {
    const name = path.posix.basename(file);
    if (!file.includes('/_assets/') || !hashedName.test(name)) continue;
    const stable = name.replace(hashedName, '$1$2');
    names.set(name, stable);
    filesByName.set(stable, [...(filesByName.get(stable) ?? []), file]);
  }
  const different = [...filesByName.values()].filter(
    ([first = '', ...others]) =>
      // Hashes have one length, so files of different sizes need not be read.
      others.some((file) => sizeOf(root, file) !== sizeOf(root, first)) ||
      others.some((file) => readStable(root, file, names) !== readStable(root, first, names)),
  );
  for (const file of different.flat()) names.delete(path.posix.basename(file));
  return names;
}

function sizeOf(root: string, file: string): number {
  return statSync(path.join(root, file)).size;
}

/** Reads a file with the stable names of the assets that it names. Keeps every byte of a file that is no text. */
function readStable(root: string, file: string, names: ReadonlyMap<string, string>): string {
  return readFileSync(path.join(root, file), 'latin1').replace(
    hashedNames,
    (name) => names.get(name) ?? name,
  );
}

/** Sorts the lists of strings in a JSON file. Their order is that of names with hashes. */
function sortLists(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), (_, value: unknown) =>
      Array.isArray(value) && value.every((item) => typeof item === 'string')
        ? value.toSorted()
        : value,
    );
  } catch {
    return text;
  }
}
