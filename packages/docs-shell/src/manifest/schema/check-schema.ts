import { parseWithDiagnostics } from 'diagnostics/zod';
import { productDefinitionSchema } from './product-definition-schema';
import type { ManifestDiagnostic } from './types';

/** What the schema alone finds: unknown keys, wrong types, bad formats. */
export function checkSchema(definition: unknown): readonly ManifestDiagnostic[] {
  const { diagnostics } = parseWithDiagnostics(productDefinitionSchema, definition, { file: '' });
  return diagnostics.map(({ file: _, path = '', ...message }) => ({ path, ...message }));
}
