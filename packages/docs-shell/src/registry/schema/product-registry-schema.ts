import { z } from 'zod';
import { createJsonSchema } from '../../lib/create-json-schema';
import { registryLimits, registryPatterns, registryVersion } from '../product-registry';

const text = (pattern: RegExp, expected: string) =>
  z.string(expected).max(registryLimits.characters, expected).regex(pattern, expected);
const prefix = text(registryPatterns.prefix, 'a path without slash at its end: /paint');

const manifestRule = 'the path of docs-manifest.json below the first prefix';

const registeredProductSchema = z.object({
  id: text(registryPatterns.id, 'an id of lowercase letters, digits and hyphens'),
  prefixes: z
    .array(prefix, 'a list of paths')
    .min(1, 'at least one path')
    .max(registryLimits.prefixes)
    .describe(
      'Path prefixes without trailing slash and without language; / owns the rest. The first is the root of the product.',
    ),
  selfContained: z
    .boolean()
    .exactOptional()
    .describe('Whether languages and assets are below the root of the product: /paint/zh/button/.'),
  name: z.string().min(1).max(registryLimits.characters).exactOptional(),
  category: text(registryPatterns.id, 'the id of a category: core'),
  order: z.number('a number').describe('Products are listed by this number.'),
  manifest: z
    .string(manifestRule)
    .regex(/^\/([a-z0-9-]+\/)*docs-manifest\.json$/, manifestRule)
    .describe('docs-manifest.json below the first prefix.'),
});

/** The schema of a registry. Unknown keys are ignored. A change of meaning needs a new `schemaVersion`. */
export const productRegistrySchema = z.object({
  schemaVersion: z.literal(registryVersion, `the number ${registryVersion}`),
  origin: text(registryPatterns.origin, 'an origin: https://docs.example.com')
    .exactOptional()
    .describe('Canonical origin of the site.'),
  products: z
    .array(registeredProductSchema, 'a list of products')
    .min(1, 'at least one product')
    .max(registryLimits.products),
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
