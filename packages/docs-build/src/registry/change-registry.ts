import { DiagnosticsError, type Diagnostic } from 'diagnostics';
import { manifestAddress, type PublishedManifest } from 'docs-shell/product';
import { parsePublishedManifest } from 'docs-shell/product/schema';
import { registerRoute, type ProductRegistry } from 'docs-shell/registry';
import type { LiveSite } from '../deploy/site/open-live';
import { orderStep } from '../emit/create-registry';

/** A product that joins a site. */
export interface JoiningProduct {
  /** Its root, such as `/paint`. */
  readonly rootPath: string;
  /** Further prefixes. */
  readonly prefixes: readonly string[];
  /** Id of the category, if it is another one than that of the manifest. */
  readonly category?: string;
  /** Place among the products. By default the last. */
  readonly order?: number;
}

/**
 * Adds a product, which has to be deployed already, to a registry. An entry with the same id is replaced, and keeps its
 * place.
 *
 * @throws {DiagnosticsError} if the product publishes no manifest at its root
 */
export async function addProduct(
  registry: ProductRegistry,
  { rootPath, prefixes, category, order }: JoiningProduct,
  site: Pick<LiveSite, 'readText'>,
): Promise<ProductRegistry> {
  const address = manifestAddress(rootPath);
  const { manifest, problem } = await readManifest(address, site);
  if (!manifest) throw new DiagnosticsError([missing(problem, address)]);
  if ((manifest.rootPath || '/') !== rootPath) {
    const received = `the manifest of ${manifest.identity.id}, whose root is ${manifest.rootPath || '/'}`;
    throw new DiagnosticsError([missing(received, address)]);
  }
  const { identity, categoryId, selfContained } = manifest;
  const present = registry.products.find(({ id }) => id === identity.id);
  const last = Math.max(0, ...registry.products.map((product) => product.order));
  const entry = registerRoute(
    {
      productId: identity.id,
      categoryId: category ?? categoryId,
      pathPrefixes: [rootPath, ...prefixes],
      ...(selfContained === true && { selfContained }),
    },
    order ?? present?.order ?? last + orderStep,
    identity.name,
  );
  const others = registry.products.filter(({ id }) => id !== identity.id);
  return { ...registry, products: [...others, entry].toSorted((a, b) => a.order - b.order) };
}

type ReadManifest =
  | { readonly manifest: PublishedManifest; readonly problem?: undefined }
  | { readonly manifest?: undefined; readonly problem: string };

async function readManifest(
  address: string,
  site: Pick<LiveSite, 'readText'>,
): Promise<ReadManifest> {
  const { text, problem } = await site.readText(address);
  if (text === undefined) return { problem };
  const parsed = parsePublishedManifest(text);
  return parsed.manifest ? { manifest: parsed.manifest } : { problem: parsed.problem };
}

/**
 * Removes a product from a registry.
 *
 * @throws {DiagnosticsError} if it is not there
 */
export function removeProduct(registry: ProductRegistry, id: string): ProductRegistry {
  const products = registry.products.filter((product) => product.id !== id);
  if (products.length < registry.products.length) return { ...registry, products };
  const known = registry.products.map((product) => product.id).join(', ');
  throw new DiagnosticsError([
    {
      file: 'docs registry',
      path: 'remove',
      code: 'DOCS7003',
      received: id,
      expected: `the id of a product of the registry: ${known}`,
      hint: 'docs registry list shows them with their prefixes.',
    },
  ]);
}

function missing(received: string, address: string): Diagnostic {
  return {
    file: 'docs registry',
    path: 'add',
    code: 'DOCS7012',
    received,
    expected: `the manifest of the product at ${address}`,
    hint: 'Name the root of the product, such as /paint, and upload its files first.',
  };
}
