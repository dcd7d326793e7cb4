import { expect, it } from 'vitest';
import { temporaryFolder } from '@tooling/vitest/temporary-folder';
import { buildOgImages } from './build-og-images';
import { createOgImageRenderer, type OgImageText } from './render-og-image';

const text = (title: string): OgImageText => ({
  title,
  description: 'What it is → in a few words.',
  family: 'Tools',
  accent: '#0b5cad',
  wordmarkSvg:
    '<svg viewBox="0 0 32 8"><path fill="currentColor" d="M1 1h6v6H1z"/><text x="9" y="7" font-size="8">Paint</text></svg>',
});

it('renders an image once, with the same bytes on every machine', { timeout: 30_000 }, async () => {
  const cacheDir = temporaryFolder('og-images');
  const texts = new Map([
    ['/a', text('A')],
    ['/b', text('B')],
  ]);
  const first = await buildOgImages({ texts, assetsUrl: '/_assets/', cacheDir });
  expect(first.assets).toHaveLength(2);
  const refuse = () => Promise.reject(new Error('drawn again'));
  const options = { texts, assetsUrl: '/_assets/', createRenderer: refuse };
  expect((await buildOgImages({ ...options, cacheDir })).urls).toEqual(first.urls);
  await expect(
    buildOgImages({ ...options, cacheDir: temporaryFolder('og-images') }),
  ).rejects.toThrow('again');

  const again = await buildOgImages({
    texts: new Map([['/a', text('A')]]),
    assetsUrl: '/_assets/',
    cacheDir: temporaryFolder('og-images'),
  });
  expect(again.urls.get('/a')).toBe(first.urls.get('/a'));
});

it('draws the letters of the wordmark', { timeout: 30_000 }, async () => {
  const wordmark = (name: string) => ({
    ...text('A'),
    wordmarkSvg: text('A').wordmarkSvg.replace('Paint', name),
  });
  const texts = new Map([
    ['/a', wordmark('Paint')],
    ['/b', wordmark('Print')],
  ]);
  const { assets } = await buildOgImages({
    texts,
    assetsUrl: '/',
    cacheDir: temporaryFolder('og-images'),
  });
  expect(assets).toHaveLength(2);
});

it('draws a wordmark with more colors than a palette has', { timeout: 30_000 }, async () => {
  const stops = ['red', 'lime', 'blue'].map(
    (color, at) => `<stop offset="${at / 2}" stop-color="${color}"/>`,
  );
  const wordmarkSvg = `<svg viewBox="0 0 132 28"><linearGradient id="a">${stops.join('')}</linearGradient><path fill="url(#a)" d="M0 0h132v28H0z"/></svg>`;
  const render = await createOgImageRenderer();
  const png = Buffer.from(await render({ ...text('A'), wordmarkSvg }));
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  // Red, green, blue and opacity of each pixel.
  expect(png[25]).toBe(6);
});

// Takes a second of CPU time.
it.runIf(process.env['E2E_TIER'] === 'full')(
  'frees the pixels of images',
  { timeout: 60_000 },
  async () => {
    const texts = (name: string, count: number) =>
      new Map(Array.from({ length: count }, (_, index) => [`/${index}`, text(`${name} ${index}`)]));
    const build = async (name: string, count: number) =>
      buildOgImages({
        texts: texts(name, count),
        assetsUrl: '/',
        cacheDir: temporaryFolder('og-images'),
      });
    await build('A', 30);
    const before = process.memoryUsage.rss();
    await build('B', 80);
    expect((process.memoryUsage.rss() - before) / 1_000_000).toBeLessThan(120);
  },
);
