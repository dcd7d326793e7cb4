import type { ProductDefinition } from './types';

/**
 * Returns the definition unchanged. Gives code editors its types. It validates nothing: every `docs` command that loads
 * the app does, and reports all problems at once.
 */
export function defineProduct(definition: ProductDefinition): ProductDefinition {
  return definition;
}
