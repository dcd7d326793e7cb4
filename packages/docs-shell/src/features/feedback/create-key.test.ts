import { expect, it } from 'vitest';
import { createKey } from './create-key.client';

it('createKey makes UUIDs that differ', () => {
  const keys = Array.from({ length: 1000 }, createKey);
  expect(new Set(keys).size).toBe(1000);
  for (const key of keys) {
    expect(key).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/);
  }
});
