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
  /** Why the manifest of a product is not known, by id. A product that is not deployed has none. */
  readonly problems: ReadonlyMap<string, string>;
}

/**
 * Reads the manifests of all products that the registry of a live site names.
 *
 * @param fallback products of a site without registry
 * @param own the products that are about to be deployed
 */
export async function loadLiveProducts(
  site: LiveSite,
  fallback: ProductTable,
  own: ProductTable,
): Promise<LiveProducts> {
  const found = await site.readText(registryAddress);
  const registry = parseRegistry(parseJson(found.text ?? 'null'));
  const listed = registry ? toProductTable(registry) : fallback;
  const known = new Set(listed.map(({ productId }) => productId));
  // A product can be deployed before it is in the registry.
  const table = [...listed, ...own.filter(({ productId }) => !known.has(productId))];
  const results = await Promise.all(table.map((route) => loadManifest(site, route)));
  const deployed = new Set(own.map(({ productId }) => productId));
  // Other products concern this deployment by their links only, and one that is not there has none.
  const absent = results.flatMap(({ absent: id }) =>
    id !== undefined && deployed.has(id) ? [id] : [],
  );
  const problems = results.flatMap(({ problem }) => (problem ? [problem] : []));
  return {
    manifests: results.flatMap(({ manifest }) => manifest ?? []),
    notes: [
      ...(registry
        ? []
        : [
            `The site has no valid registry (${found.problem ?? 'invalid'}); ${
              fallback.length > 0
                ? 'the product table of this build is used.'
                : 'links of other products are not known.'
            }`,
          ]),
      ...(absent.length > 0 ? [`Not deployed: ${absent.join(', ')}`] : []),
      ...problems.map(([id, problem]) =>
        deployed.has(id)
          ? `${id} is not compared: ${problem}`
          : `Links from ${id} are not known: ${problem}`,
      ),
    ],
    problems: new Map(problems),
  };
}

interface FoundManifest {
  readonly manifest?: PublishedManifest;
  /** Id of a product that is not deployed. */
  readonly absent?: string;
  readonly problem?: readonly [id: string, problem: string];
}

async function loadManifest(site: LiveSite, route: ProductRoute): Promise<FoundManifest> {
  const found = await site.readText(manifestAddress(rootPathOf(route)));
  if (found.text === undefined) {
    return found.isAbsent
      ? { absent: route.productId }
      : { problem: [route.productId, found.problem] };
  }
  const parsed = parsePublishedManifest(found.text);
  return parsed.manifest
    ? { manifest: parsed.manifest }
    : { problem: [route.productId, parsed.problem] };
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
