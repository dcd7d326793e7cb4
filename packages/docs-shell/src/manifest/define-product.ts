import type { ProductDefinition } from './types';

/**
 * Declares a product: gives an editor the types and returns the data unchanged.
 * Validation is `docs check`'s and `docs build`'s, which report all diagnostics of an app at once.
 */
export function defineProduct(definition: ProductDefinition): ProductDefinition {
  return definition;
}
