import { expect, it } from 'vitest';
import { MissingDeclarationsError } from './pack-packages';

it('says which packages have no declarations, and what writes them', () => {
  expect(new MissingDeclarationsError(['products', 'docs-shell']).message).toBe(
    'These packages have no declarations: products, docs-shell.\n' +
      'Write them first: node tooling/scripts/turbo.mjs types',
  );
});
