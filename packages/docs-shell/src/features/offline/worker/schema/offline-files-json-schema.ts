import { createJsonSchema } from '../../../../lib/create-json-schema';
import { offlineFilesVersion } from '../offline-files';
import { offlineFilesSchema } from './offline-files-schema';

/** The public JSON Schema of `docs-files.json` (SPEC SW-3). */
export function offlineFilesJsonSchema(): string {
  return createJsonSchema(offlineFilesSchema, {
    generator: 'src/worker/schema/generate-json-schema.ts',
    id: `docs-files-${offlineFilesVersion}.schema.json`,
    title: `Files of a product for offline reading, version ${offlineFilesVersion}`,
    description:
      'What a product of the documentation site publishes for the offline worker. Readers ignore keys that they do not know, and lists of another version.',
  });
}
