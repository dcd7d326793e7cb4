import { checkOwnership } from './check-ownership';
import { checkPageFiles } from './check-page-files';
import { checkRedirects } from './check-redirects';
import { checkVersions } from './check-versions';
import { findDuplicates } from './find-duplicates';
import { findSchemaFaults } from './find-schema-faults';
import { readDefinition } from './read-definition';
import type { ManifestContext, ManifestFault } from './types';

/**
 * All faults of one product definition at once; none means that it is a `ProductDefinition` (SPEC MAN-3, MAN-4).
 * The rules read whatever can be read, so that a wrong key in one entry hides no fault in another.
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
