export { closestName } from './closest-name';
export { collectEntries } from './collect-entries';
export type { EntryPlace } from './collect-entries';
export { findDuplicates } from './find-duplicates';
export { formatPath } from './format-path';
export { parseDefinition } from './parse-definition';
export { productDefinitionSchema } from './product-definition-schema';
export type { ManifestContext, ManifestFault } from './types';
export { validateProduct } from './validate-product';
