import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { buildCards } from './build-cards';
import type { CardText } from './draw-card';

const text = (title: string): CardText => ({
  title,
  description: 'What it is → in a few words.',
  productName: 'Paint',
  family: 'Tools',
  accent: '#0b5cad',
  logoSvg: '<svg viewBox="0 0 8 8"><path fill="currentColor" d="M1 1h6v6H1z"/></svg>',
});

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'cards-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

it('draws a picture once, and the same bytes anywhere', { timeout: 30_000 }, async () => {
  const cacheDir = await makeFolder();
  const texts = new Map([
    ['/a', text('A')],
    ['/b', text('B')],
  ]);
  const first = await buildCards({ texts, assetsUrl: '/_assets/', cacheDir });
  expect(first.assets).toHaveLength(2);
  const refuse = () => Promise.reject(new Error('drawn again'));
  const options = { texts, assetsUrl: '/_assets/', createPainter: refuse };
  expect((await buildCards({ ...options, cacheDir })).urls).toEqual(first.urls);
  await expect(buildCards({ ...options, cacheDir: await makeFolder() })).rejects.toThrow('again');

  const again = await buildCards({
    texts: new Map([['/a', text('A')]]),
    assetsUrl: '/_assets/',
    cacheDir: await makeFolder(),
  });
  expect(again.urls.get('/a')).toBe(first.urls.get('/a'));
});
