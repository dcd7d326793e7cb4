import { expect, it } from 'vitest';
import { pageRequestFixture } from './page-request.fixture';
import { resolveApiChanges } from './resolve-api-changes';

const library = { packageName: '@scope/paint', version: '2.0.0', tag: 'v2.0.0' };
const product = { ...pageRequestFixture.product, library };
const hasChanges = (pathname: string) => pathname === '/paint/api/changes';

it.each([
  [
    'of a product that has it',
    { product, hasPage: hasChanges },
    { packageName: '@scope/paint', href: '/paint/api/changes/' },
  ],
  ['of no product without the page', { product, hasPage: () => false }, undefined],
  [
    'of no product without a package',
    { product: pageRequestFixture.product, hasPage: hasChanges },
    undefined,
  ],
])('finds the page of API changes %s', (_what, context, expected) => {
  expect(resolveApiChanges({ ...pageRequestFixture, ...context }).apiChanges).toEqual(expected);
});
