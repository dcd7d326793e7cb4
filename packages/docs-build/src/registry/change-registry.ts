import { DiagnosticsError, type Diagnostic } from 'diagnostics';
import { manifestAddress } from 'docs-shell/product';
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
  const { text, problem } = await site.readText(address);
  const parsed = text === undefined ? { problem } : parsePublishedManifest(text);
  const manifest = 'manifest' in parsed ? parsed.manifest : undefined;
  if (!manifest || (manifest.rootPath || '/') !== rootPath) {
    throw new DiagnosticsError([
      missing(
        manifest
          ? `the manifest of ${manifest.identity.id}, whose root is ${manifest.rootPath || '/'}`
          : (parsed.problem ?? 'no manifest'),
        address,
      ),
    ]);
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
