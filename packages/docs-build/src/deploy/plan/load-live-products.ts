import type { PublishedManifest } from 'docs-shell/product';
import { manifestAddress } from 'docs-shell/product';
import { parsePublishedManifest } from 'docs-shell/product/schema';
import { precacheManifestAddress } from 'docs-shell/offline';
import { precacheManifestSchema } from 'docs-shell/offline/schema';
import { parseJson } from 'docs-shell/lib/parse-json';
import { parseRegistry, registryAddress, toProductTable } from 'docs-shell/registry';
import { rootPathOf, type ProductRoute, type ProductTable } from 'docs-shell/routing';
import type { LiveSite } from '../site/open-live';
import type { PublishedBuild } from './create-plan';

/** The products of a live site, and why some of them could not be read. */
export interface LiveProducts {
  readonly manifests: readonly PublishedManifest[];
  readonly notes: readonly string[];
}

/**
 * Reads the manifests of all products that the registry of a live site names.
 *
 * @param fallback products of a site without registry
 */
export async function loadLiveProducts(
  site: LiveSite,
  fallback: ProductTable,
): Promise<LiveProducts> {
  const listed = await site.readText(registryAddress);
  const registry = parseRegistry(parseJson(listed.text ?? 'null'));
  const table = registry ? toProductTable(registry) : fallback;
  const results = await Promise.all(table.map((route) => loadManifest(site, route)));
  const absent = results.flatMap(({ absent: id }) => id ?? []);
  return {
    manifests: results.flatMap(({ manifest }) => manifest ?? []),
    notes: [
      ...(registry
        ? []
        : [
            `The site has no valid registry (${listed.problem ?? 'invalid'}); the product table of this build is used.`,
          ]),
      ...(absent.length > 0 ? [`Not deployed: ${absent.join(', ')}`] : []),
      ...results.flatMap(({ note }) => note ?? []),
    ],
  };
}

interface FoundManifest {
  readonly manifest?: PublishedManifest;
  /** Id of a product that is not deployed. */
  readonly absent?: string;
  readonly note?: string;
}

async function loadManifest(site: LiveSite, route: ProductRoute): Promise<FoundManifest> {
  const found = await site.readText(manifestAddress(rootPathOf(route)));
  if (found.text === undefined) {
    return found.isAbsent
      ? { absent: route.productId }
      : { note: `${route.productId} is not compared: ${found.problem}` };
  }
  const parsed = parsePublishedManifest(found.text);
  return parsed.manifest
    ? { manifest: parsed.manifest }
    : { note: `${route.productId} is not compared: ${parsed.problem}` };
}

/** Reads the digests of a live product. Builds of a version that this one does not know have none. */
export async function loadLiveBuild(
  site: LiveSite,
  manifest: PublishedManifest,
): Promise<PublishedBuild> {
  const { text = 'null' } = await site.readText(precacheManifestAddress(manifest.rootPath));
  const parsed = precacheManifestSchema.safeParse(parseJson(text));
  return parsed.success ? { manifest, precache: parsed.data } : { manifest };
}
