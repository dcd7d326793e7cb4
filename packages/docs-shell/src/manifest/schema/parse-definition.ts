import type { ProductDefinition } from '../types';
import { productDefinitionSchema } from './product-definition-schema';

/** The definition with its type, or undefined where the schema finds a fault. */
export function parseDefinition(definition: unknown): ProductDefinition | undefined {
  return productDefinitionSchema.safeParse(definition).data;
}
