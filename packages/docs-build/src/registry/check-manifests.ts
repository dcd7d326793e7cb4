import type { Diagnostic } from 'diagnostics';
import { parsePublishedManifest } from 'docs-shell/product/schema';
import type { ProductRegistry, RegisteredProduct } from 'docs-shell/registry';
import type { LiveSite } from '../deploy/site/open-live';

/** Manifests that are requested at once. */
const concurrency = 6;

/**
 * Reads the manifest of each product and reports those that are missing, invalid or of another product.
 *
 * @param file name of the registry in diagnostics
 */
export async function checkManifests(
  { products }: ProductRegistry,
  site: Pick<LiveSite, 'readText'>,
  file: string,
): Promise<readonly Diagnostic[]> {
  const found: Diagnostic[] = [];
  const queue = products.entries();
  const work = async () => {
    for (const [index, product] of queue) {
      const problem = await findProblem(product, site);
      if (problem === undefined) continue;
      found.push({
        file,
        path: `products[${index}].manifest`,
        code: 'DOCS7012',
        received: problem,
        expected: `the manifest of ${product.id} at ${product.manifest}`,
        hint: 'Upload the files of the product first, or remove it: docs registry remove.',
      });
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  return found;
}

/** Returns what is wrong with the manifest of a product. */
async function findProblem(
  { id, manifest: address, prefixes: [root = '/'], selfContained = false }: RegisteredProduct,
  site: Pick<LiveSite, 'readText'>,
): Promise<string | undefined> {
  const { text, problem } = await site.readText(address);
  if (text === undefined) return problem;
  const parsed = parsePublishedManifest(text);
  if (!parsed.manifest) return `an invalid manifest: ${parsed.problem}`;
  const { identity, rootPath } = parsed.manifest;
  if (identity.id !== id) return `the manifest of ${identity.id}`;
  if ((rootPath || '/') !== root) return `a manifest whose root is ${rootPath || '/'}`;
  if ((parsed.manifest.selfContained ?? false) !== selfContained) {
    return `a manifest ${selfContained ? 'without' : 'with'} selfContained, which says where languages are`;
  }
  return undefined;
}
