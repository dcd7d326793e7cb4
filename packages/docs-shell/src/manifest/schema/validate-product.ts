import { checkOwnership } from './check-ownership';
import { checkPageFiles } from './check-page-files';
import { checkRedirects } from './check-redirects';
import { checkVersions } from './check-versions';
import { findDuplicates } from './find-duplicates';
import { findSchemaFaults } from './find-schema-faults';
import { readDefinition } from './read-definition';
import type { ManifestContext, ManifestFault } from './types';

/**
 * Returns all faults of a product definition. If there are none, the value is a `ProductDefinition`. Every rule reads as
 * much as it can, so that an invalid entry does not hide faults elsewhere.
 */
export function validateProduct(
  definition: unknown,
  context: ManifestContext,
): readonly ManifestFault[] {
  const view = readDefinition(definition, context.productTable);
  return [
    ...findSchemaFaults(definition),
    ...checkOwnership(view, context),
    ...findDuplicates(view.ownEntries),
    ...checkVersions(view),
    ...checkRedirects(view, context),
    ...checkPageFiles(view, context),
  ];
}
