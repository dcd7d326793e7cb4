import { expect, it } from 'vitest';
import { createUuid } from './create-uuid.client';

it('returns valid UUIDs that are all different', () => {
  const keys = Array.from({ length: 1000 }, createUuid);
  expect(new Set(keys).size).toBe(1000);
  for (const key of keys) {
    expect(key).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/);
  }
});
