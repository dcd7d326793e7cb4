import { z } from 'zod';
import { createJsonSchema } from '../../../../lib/create-json-schema';
import { precacheManifestVersion } from '../precache-manifest';

// The patterns have no flags, because JSON Schema would lose them.
const cacheNamePart = z.string().regex(/^[\w-]+$/);
const address = z.string().regex(/^\/([^/\\\s?#][^\s?#]*)?$/);

const entrySchema = z
  .tuple([
    address.describe('Where browsers request it: a page has no file name.'),
    z.int().nonnegative().describe('Size in bytes, before compression.'),
    z
      .string()
      .regex(/^[0-9a-f]{32}$/)
      .describe('The first 32 hexadecimal digits of the SHA-256 of its content.'),
  ])
  .describe('A file of the build that readers may need offline.');

/**
 * The schema of `precache-manifest.json`. Unknown keys are allowed, as in the published manifest; a change of meaning raises
 * `version`.
 */
export const precacheManifestSchema = z.object({
  version: z.literal(precacheManifestVersion),
  buildId: cacheNamePart.describe('The same as in the product’s docs-manifest.json.'),
  product: cacheNamePart.describe('Id of the product.'),
  name: z.string().min(1).describe('The product’s name, for readers.'),
  rootPath: z
    .string()
    .regex(/^(\/[^\s?#/]+)*$/)
    .describe('Path of the product’s root without trailing slash; empty for the root of the site.'),
  shell: z.array(address).describe('Addresses of the scripts that any page may load at any time.'),
  files: z.array(entrySchema),
});

/** Returns the public JSON Schema of `precache-manifest.json`. */
export function precacheManifestJsonSchema(): string {
  return createJsonSchema(precacheManifestSchema, {
    generator: 'src/features/offline/worker/schema/generate-json-schema.ts',
    id: `precache-manifest-${precacheManifestVersion}.schema.json`,
    title: `Precache manifest of a product, version ${precacheManifestVersion}`,
    description:
      'What a product of the documentation site publishes for the offline worker. Readers ignore unknown keys, and manifests of an unknown version.',
  });
}
