import { expect, it } from 'vitest';
import { digestOf } from './fetch-file';
import { findReferences, precacheFiles } from './precache-files';
import { createTestContext } from './test-context.fixture';

it('finds the assets of the build that the head of a page or a stylesheet references', () => {
  const files = new Set([
    '/_assets/a-1.css',
    '/_assets/x/b-1.woff2',
    '/_assets/c-1.js',
    '/ink/_assets/d-1.css',
  ]);
  const html =
    '<head><link href="/_assets/a-1.css"/><link href="/_assets/a-1.css"/><meta content="/_assets/og-image-1.png"/></head><script src="/_assets/c-1.js">';
  expect(findReferences(html, files)).toEqual(['/_assets/a-1.css']);
  expect(findReferences('a{src:url(/_assets/x/b-1.woff2)}', files)).toEqual([
    '/_assets/x/b-1.woff2',
  ]);
  expect(findReferences('<link href="/ink/_assets/d-1.css"/>', files)).toEqual([
    '/ink/_assets/d-1.css',
  ]);
});

it('has nothing left to write when it rejects', async () => {
  const text = 'copied from another build';
  const digest = await digestOf(new TextEncoder().encode(text));
  const addresses = Array.from({ length: 40 }, (_, index) => `/_assets/${index}.js`);
  const manifest = {
    ...{
      buildId: '2',
      product: 'paint',
      name: 'Paint',
      rootPath: '/paint',
      shell: [],
      totalBytes: 0,
    },
    files: new Map(addresses.map((address) => [address, { bytes: text.length, digest }])),
  };
  let begun = 0;
  let running = 0;
  const copy = {
    bytes: new ArrayBuffer(0),
    headers: new Headers(),
    cache: 'one',
    digest,
    date: '',
  };
  const store = {
    ...createTestContext().context.store,
    listCaches: () => Promise.resolve(['one']),
    read: () => Promise.resolve(undefined),
    find: () => Promise.resolve(copy),
    async put() {
      begun += 1;
      running += 1;
      const isFirst = begun === 1;
      await new Promise((resolve) => setTimeout(resolve, isFirst ? 0 : 5));
      running -= 1;
      if (isFirst) throw new DOMException('The storage is full.', 'QuotaExceededError');
    },
  };
  await expect(precacheFiles({ store }, { manifest, cache: 'two' }, addresses)).rejects.toThrow(
    'full',
  );
  expect({ begun, running }).toEqual({ begun: 6, running: 0 });
});
