import { createJsonSchema } from '../../lib/create-json-schema';
import { publishedSchemaVersion } from '../published-manifest';
import { publishedManifestSchema } from './published-manifest-schema';

/** Returns the public JSON Schema of `docs-manifest.json`. */
export function publishedManifestJsonSchema(): string {
  return createJsonSchema(publishedManifestSchema, {
    generator: 'src/product/schema/generate-json-schema.ts',
    id: `docs-manifest-${publishedSchemaVersion}.schema.json`,
    title: `Published manifest of a product, version ${publishedSchemaVersion}`,
    description:
      'What a product of the documentation site publishes for the others. Readers ignore keys that they do not know, and manifests of another schemaVersion.',
  });
}
