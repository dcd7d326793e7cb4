import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { tableFixture } from '../../routing/table.fixture';
import { registerRoute } from '../product-registry';
import { productRegistryJsonSchema, productRegistrySchema } from './product-registry-schema';

it('accepts what a product table describes', () => {
  const products = tableFixture.map((route, index) => registerRoute(route, index, 'A name'));
  const registry = { schemaVersion: 1, origin: 'https://docs.example.com', products };
  expect(productRegistrySchema.parse(registry)).toEqual(registry);
});

it('is published as it is', () => {
  const file = path.join(import.meta.dirname, '../generated/docs-products-1.schema.json');
  expect(readFileSync(file, 'utf8')).toBe(productRegistryJsonSchema());
});
