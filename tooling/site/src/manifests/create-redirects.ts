import { listRedirects } from 'docs-shell/routing';
import type { SiteManifest } from './load-manifests';

/** Returns the new path by the old path with its trailing slash, both decoded. */
export type Redirects = ReadonlyMap<string, string>;

/** The redirects of a site. Where two products claim an address, which no build lets through, the first one has it. */
export function createRedirects(manifests: readonly SiteManifest[]): Redirects {
  const moved = listRedirects(manifests.map(({ manifest }) => manifest));
  return new Map(moved.toReversed().map(({ from, to }) => [from, to]));
}
