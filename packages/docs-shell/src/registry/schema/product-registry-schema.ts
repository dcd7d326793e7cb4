import { z } from 'zod';
import { createJsonSchema } from '../../lib/create-json-schema';
import { registryLimits, registryPatterns, registryVersion } from '../product-registry';

const text = (pattern: RegExp) => z.string().max(registryLimits.characters).regex(pattern);

const registeredProductSchema = z.object({
  id: text(registryPatterns.id),
  prefixes: z
    .array(text(registryPatterns.prefix))
    .min(1)
    .max(registryLimits.prefixes)
    .describe(
      'Path prefixes without trailing slash and without language; / owns the rest. The first is the root of the product.',
    ),
  name: z.string().min(1).max(registryLimits.characters).exactOptional(),
  category: text(registryPatterns.id),
  order: z.number().describe('Products are listed by this number.'),
  manifest: z
    .string()
    .regex(/^\/([a-z0-9-]+\/)*docs-manifest\.json$/)
    .describe('docs-manifest.json below the first prefix.'),
});

/** The schema of a registry. Unknown keys are ignored. A change of meaning needs a new `schemaVersion`. */
export const productRegistrySchema = z.object({
  schemaVersion: z.literal(registryVersion),
  origin: text(registryPatterns.origin).exactOptional().describe('Canonical origin of the site.'),
  products: z.array(registeredProductSchema).min(1).max(registryLimits.products),
});

/** Returns the public JSON Schema of `docs-products.json`. */
export function productRegistryJsonSchema(): string {
  return createJsonSchema(productRegistrySchema, {
    generator: 'src/registry/schema/generate-json-schema.ts',
    id: `docs-products-${registryVersion}.schema.json`,
    title: `Registry of the products of a site, version ${registryVersion}`,
    description:
      'The products of a documentation site, published at its root. Readers ignore keys that they do not know, and registries of another schemaVersion.',
  });
}
