import { expect, it } from 'vitest';
import { speculationRules } from './speculation-rules';

it('excludes queries of at least one character, because `*` would match every URL', () => {
  expect(speculationRules).not.toMatch(/\?\*/);
  expect(speculationRules).toContain(String.raw`/*\\?(.+)`);
});
