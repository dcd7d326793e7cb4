import type { ProductDefinition } from '../types';
import { productDefinitionSchema } from './product-definition-schema';

/** Returns the definition with its type, or undefined if it does not match the schema. */
export function parseDefinition(definition: unknown): ProductDefinition | undefined {
  return productDefinitionSchema.safeParse(definition).data;
}
