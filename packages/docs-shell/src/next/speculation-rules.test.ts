import { expect, it } from 'vitest';
import { speculationRules } from './speculation-rules';

it('asks for a query of at least one character: `*` would match every address (SPEC NAV-9)', () => {
  expect(speculationRules).not.toMatch(/\?\*/);
  expect(speculationRules).toContain(String.raw`/*\\?(.+)`);
});
