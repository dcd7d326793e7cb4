import { maxSatisfying, minSatisfying, satisfies } from 'semver';
import type { Registry } from './registry';

/** The packages that are installed to read one version of a product. */
export interface ChosenPackages {
  /** Versions or ranges by name, for `dependencies` of a package.json. */
  readonly dependencies: Readonly<Record<string, string>>;
  /** Exact versions of packages that others need, for `overrides` of a package.json. */
  readonly overrides: Readonly<Record<string, string>>;
}

/** A version of a product. */
export interface VersionRequest {
  /** Packages of the product, all of the same version. */
  readonly packages: readonly string[];
  readonly version: string;
  /** Versions of the packages that the app has installed. Peer dependencies come from there, if the range allows it. */
  readonly installed: Readonly<Record<string, string>>;
}

/** The types of React are peers of few packages that need them. */
const reactTypes = ['@types/react', '@types/react-dom'];

/**
 * Chooses the packages that belong to a version of a product at its time. Packages of the same scope get the lowest
 * version that their dependants allow: a release names its siblings as they were on that day, and newer ones have other
 * types. React and its types get the newest version that the release allows.
 */
export async function choosePackages(
  { packages, version, installed }: VersionRequest,
  registry: Registry,
): Promise<ChosenPackages> {
  const manifests = await Promise.all(packages.map((name) => registry.manifestOf(name, version)));
  const ranges = Object.fromEntries(
    manifests.flatMap(({ peerDependencies }) => Object.entries(peerDependencies)),
  );
  const names = Object.keys(ranges).filter((name) => name in installed && !packages.includes(name));
  const peers = new Map<string, string>();
  for (const name of new Set([...names, 'react', 'react-dom', ...reactTypes])) {
    const range = ranges[name] ?? ranges['react'] ?? '*';
    const present = installed[name];
    peers.set(name, present !== undefined && satisfies(present, range) ? present : range);
  }
  const scopes = new Set(packages.flatMap((name) => /^@[^/]+\//.exec(name)?.[0] ?? []));
  const isSibling = (name: string) => [...scopes].some((scope) => name.startsWith(scope));
  const roots = new Map(packages.map((name) => [name, version]));
  for (const [name, range] of peers) {
    if (!isSibling(name)) continue;
    const chosen = await chooseVersion(name, range, maxSatisfying, registry);
    if (chosen !== undefined) roots.set(name, chosen);
  }
  return {
    dependencies: { ...Object.fromEntries(peers), ...Object.fromEntries(roots) },
    overrides: await pinSiblings(roots, isSibling, registry),
  };
}

/** Follows dependencies within the scope, and returns a version of each sibling that all its dependants allow. */
async function pinSiblings(
  roots: ReadonlyMap<string, string>,
  isSibling: (name: string) => boolean,
  registry: Registry,
): Promise<Record<string, string>> {
  const wanted = new Map<string, Set<string>>();
  const pinned = new Map<string, string>();
  const queue = [...roots];
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { dependencies } = await registry.manifestOf(...next);
    for (const [name, range] of Object.entries(dependencies)) {
      if (!isSibling(name) || roots.has(name)) continue;
      const ranges = (wanted.get(name) ?? new Set<string>()).add(range);
      wanted.set(name, ranges);
      const chosen = await chooseVersion(name, [...ranges].join(' '), minSatisfying, registry);
      // Dependants that need different major versions get one each.
      if (chosen === undefined) {
        pinned.delete(name);
        continue;
      }
      if (pinned.get(name) === chosen) continue;
      pinned.set(name, chosen);
      queue.push([name, chosen]);
    }
  }
  return Object.fromEntries(pinned);
}

async function chooseVersion(
  name: string,
  range: string,
  choose: (versions: string[], range: string) => string | null,
  registry: Registry,
): Promise<string | undefined> {
  return choose([...(await registry.versionsOf(name))], range) ?? undefined;
}
