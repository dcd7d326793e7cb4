import { z } from 'zod';
import { apiDocumentSchema, apiDocumentVersion } from './document-schema';

/** Returns the JSON Schema of an API document, for readers that do not run TypeScript. */
export function apiDocumentJsonSchema(): string {
  const schema = z.toJSONSchema(apiDocumentSchema, { reused: 'ref' });
  const titled = { ...schema, title: `API document, version ${apiDocumentVersion}` };
  return `${JSON.stringify(titled, null, 2)}\n`;
}
