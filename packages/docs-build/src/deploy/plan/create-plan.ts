import { isAsset } from 'docs-shell/lib/is-asset';
import type { PublishedManifest } from 'docs-shell/product';
import { demoFrameSegment } from 'docs-shell/page-document';
import { normalizePathname } from 'docs-shell/routing';
import type { PrecacheManifest } from 'docs-shell/offline';

/** One build of a product, as it is published. */
export interface PublishedBuild {
  readonly manifest: PublishedManifest;
  readonly precache?: Pick<PrecacheManifest, 'files'>;
}

/** A link of another product that a deployment breaks. */
export interface BrokenLink {
  /** Id of the product with the link. */
  readonly product: string;
  readonly from: string;
  readonly to: string;
  readonly reason: 'anchor' | 'page';
}

/** What a deployment of a product changes for readers. */
export interface DeploymentPlan {
  readonly product: string;
  readonly isSameBuild: boolean;
  readonly pages: Changes;
  /** Files other than pages, below the prefix of the product. */
  readonly files: Changes;
  /** New files named by their content, to be uploaded first. */
  readonly newAssets: readonly string[];
  /** Links of other products that lead nowhere after the deployment. */
  readonly brokenLinks: readonly BrokenLink[];
  /** Addresses that work now and would be missing: pages that are removed, and redirects that are dropped. */
  readonly missingRedirects: readonly string[];
  /** Products whose links are not known, because their builds are older than the list of links. */
  readonly unknown: readonly string[];
}

/** Addresses by what happens to them, sorted. */
export interface Changes {
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly removed: readonly string[];
}

/**
 * Compares a build of a product with the one that is live. Without a live build, everything is new.
 *
 * @param others the live manifests of the other products
 */
export function createPlan(
  next: PublishedBuild,
  live: PublishedBuild | undefined,
  others: readonly PublishedManifest[],
): DeploymentPlan {
  const before = readDigests(live);
  const after = readDigests(next);
  // The document of a demo in a frame is a file of its page.
  const isPage = (address: string) =>
    address.endsWith('/') && !address.includes(`/${demoFrameSegment}/`);
  const isFile = (address: string) => !isPage(address) && !isAsset(address);
  const known = new Set(live?.manifest.files);
  return {
    product: next.manifest.identity.id,
    isSameBuild: next.manifest.buildId === live?.manifest.buildId,
    pages: compare(before, after, isPage),
    files: compare(before, after, isFile),
    newAssets: next.manifest.files.filter((file) => isAsset(file) && !known.has(file)),
    brokenLinks: others.flatMap((other) => findBrokenLinks(other, next.manifest, live?.manifest)),
    missingRedirects: live ? findMissingRedirects(live.manifest, next.manifest) : [],
    unknown: others.filter(({ links }) => links === undefined).map(({ identity }) => identity.name),
  };
}

/** Digests by address. Empty for a build without precache manifest. */
function readDigests(build: PublishedBuild | undefined): ReadonlyMap<string, string> {
  return new Map(build?.precache?.files.map(([address, , digest]) => [address, digest]));
}

function compare(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
  isWanted: (address: string) => boolean,
): Changes {
  const [old, current] = [before, after].map((digests) =>
    [...digests.keys()].filter(isWanted).sort(),
  );
  return {
    added: (current ?? []).filter((address) => !before.has(address)),
    changed: (current ?? []).filter(
      (address) => before.has(address) && before.get(address) !== after.get(address),
    ),
    removed: (old ?? []).filter((address) => !after.has(address)),
  };
}

/** A link that is broken already is not the fault of this deployment. */
function findBrokenLinks(
  other: PublishedManifest,
  next: PublishedManifest,
  live: PublishedManifest | undefined,
): readonly BrokenLink[] {
  if (other.identity.id === next.identity.id || !live) return [];
  return (other.links ?? []).flatMap(({ to, from }) => {
    const before = resolveTarget(to, live);
    const after = resolveTarget(to, next);
    if (before !== 'found' || after === 'found') return [];
    return from.map((page) => ({ product: other.identity.id, from: page, to, reason: after }));
  });
}

/** A redirect leads to its page with the anchor of the redirect, or else with that of the link. */
function resolveTarget(address: string, manifest: PublishedManifest): 'anchor' | 'found' | 'page' {
  const [path = '', hash = ''] = address.split('#');
  const pathname = normalizePathname(path);
  const redirect = manifest.redirects.find(({ from }) => normalizePathname(from) === pathname);
  const target = redirect ? redirect.to : pathname;
  const [place = '', ownHash] = target.split('#');
  const page = manifest.pages.find((entry) => entry.pathname === normalizePathname(place));
  // The target may be a page of another product, whose manifest the check of links reads.
  if (!page) return redirect ? 'found' : 'page';
  const anchor = decodeURI(ownHash ?? hash);
  return anchor === '' || page.anchors.includes(anchor) ? 'found' : 'anchor';
}

function findMissingRedirects(live: PublishedManifest, next: PublishedManifest): readonly string[] {
  const pages = new Set(next.pages.map(({ pathname }) => pathname));
  const sources = new Set(next.redirects.map(({ from }) => normalizePathname(from)));
  const addresses = [
    ...live.pages.map(({ pathname }) => pathname),
    ...live.redirects.map(({ from }) => normalizePathname(from)),
  ];
  return [...new Set(addresses)]
    .filter((address) => !pages.has(address) && !sources.has(address))
    .sort();
}
