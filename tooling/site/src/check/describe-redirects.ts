import type { SiteRedirect } from 'docs-build/checks';
import { listRedirects } from 'docs-shell/routing';
import type { SiteManifest } from '../manifests';

/** The redirects that a site's products publish, each with the place that says so. */
export function describeRedirects(
  manifests: readonly SiteManifest[],
): ReadonlyMap<string, SiteRedirect> {
  const fileOf = new Map(manifests.map(({ file, manifest }) => [manifest.identity.id, file]));
  return new Map(
    listRedirects(manifests.map(({ manifest }) => manifest)).map(
      ({ from, to, productId, index }) => [
        from,
        { to, file: fileOf.get(productId) ?? '', path: `redirects[${index}]` },
      ],
    ),
  );
}
