import type { Product } from 'docs-shell/product';
import { expect, it } from 'vitest';
import { checkVersionMenu } from './check-version-menu';

const published = ['1.0.0', '5.18.0', '6.4.12', '6.5.0', '6.5.1-beta.1', '7.0.0', '7.3.2'];

/** Checks the version menu of a product whose installed version is 7.3.2. */
function check(texts: readonly string[], library = true) {
  const product = {
    identity: { id: 'paint' },
    versions: [
      { text: '7.3.2', current: true },
      ...texts.map((text) => ({ text, current: false })),
    ],
    ...(library && { library: { packageName: '@paint/react', version: '7.3.2', tag: 'v7.3.2' } }),
  };
  return checkVersionMenu({
    products: [product as unknown as Product],
    productFile: 'apps/paint/product.ts',
    source: ['versions: [', ...texts.map((text) => `  { text: '${text}' },`)].join('\n'),
    versionsOf: (name) => Promise.resolve(name === '@paint/react' ? published : []),
  });
}

it('accepts the last releases of earlier majors, releases of the current one, and other texts', async () => {
  expect(await check(['7.0.0', '6.5.0', 'v5.18.0', 'MUI Base 5 beta', 'All versions'])).toEqual([]);
});

it('reports a release that is not the last one of its major, with the line of its text', async () => {
  expect(await check(['5.18.0', '6.4.12'])).toEqual([
    {
      file: 'apps/paint/product.ts',
      line: 3,
      path: 'versions of paint',
      code: 'DOCS2030',
      received: '6.4.12',
      expected: '6.5.0, the last release of 6 of @paint/react',
      hint: 'Write the version that the linked site documents.',
    },
  ]);
});

it('reports a version that is not published', async () => {
  const [mistake, ...others] = await check(['7.9.9']);
  expect(mistake).toMatchObject({
    received: '7.9.9',
    expected: 'a published version of @paint/react',
  });
  expect(others).toEqual([]);
});

it('asks for nothing if the product documents no package', async () => {
  expect(await check(['6.4.12'], false)).toEqual([]);
});
