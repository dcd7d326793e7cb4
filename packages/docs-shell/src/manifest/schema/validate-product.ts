import { parseWithDiagnostics } from 'diagnostics/zod';
import { checkOwnership } from './check-ownership';
import { checkPageFiles } from './check-page-files';
import { checkRedirects } from './check-redirects';
import { checkVersions } from './check-versions';
import { findDuplicates } from './find-duplicates';
import { productDefinitionSchema } from './product-definition-schema';
import { readDefinition } from './read-definition';
import type { DefinitionContext, DefinitionDiagnostic } from './types';

/**
 * Returns all diagnostics of a product definition. If there are none, the value is a `ProductDefinition`. Every rule reads as
 * much as it can, so that an invalid entry does not hide diagnostics elsewhere.
 */
export function validateProduct(
  definition: unknown,
  context: DefinitionContext,
): readonly DefinitionDiagnostic[] {
  const view = readDefinition(definition, context.productTable);
  return [
    ...checkSchema(definition),
    ...checkOwnership(view, context),
    ...findDuplicates(view.ownEntries),
    ...checkVersions(view),
    ...checkRedirects(view, context),
    ...checkPageFiles(view, context),
  ];
}

/** What the schema alone finds: unknown keys, wrong types, bad formats. */
function checkSchema(definition: unknown): readonly DefinitionDiagnostic[] {
  const { diagnostics } = parseWithDiagnostics(productDefinitionSchema, definition, { file: '' });
  return diagnostics.map(({ file: _, path = '', ...message }) => ({ path, ...message }));
}
