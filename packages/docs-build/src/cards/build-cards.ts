import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { AssetFile } from '../islands/asset-file';
import { hashName } from '../islands/hash-name';
import { cardVersion, createCardPainter, type CardText, type DrawCard } from './draw-card';

/** The pictures of an app's pages. */
export interface BuiltCards {
  readonly assets: readonly AssetFile[];
  /** URL by the page's key. */
  readonly urls: ReadonlyMap<string, string>;
}

interface BuildCardsOptions {
  /** What each picture says, by the page's key. */
  readonly texts: ReadonlyMap<string, CardText>;
  readonly assetsUrl: string;
  /** Keeps pictures by what they say; those that nobody asks for go. */
  readonly cacheDir: string;
  readonly createPainter?: () => Promise<DrawCard>;
}

/** Draws the pictures that were not drawn before (SPEC HD-2). */
export async function buildCards(options: BuildCardsOptions): Promise<BuiltCards> {
  const { texts, assetsUrl, cacheDir, createPainter = createCardPainter } = options;
  await mkdir(cacheDir, { recursive: true });
  const known = new Set(await readdir(cacheDir));
  const used = new Set<string>();
  const urls = new Map<string, string>();
  const assets = new Map<string, AssetFile>();
  let painter: Promise<DrawCard> | undefined;
  for (const [key, text] of texts) {
    const name = cacheName(text);
    const file = path.join(cacheDir, name);
    let content: Uint8Array;
    if (known.has(name) || used.has(name)) {
      content = await readFile(file);
    } else {
      painter ??= createPainter();
      content = await (await painter)(text);
      await writeFile(file, content);
    }
    used.add(name);
    const fileName = hashName('card.png', content);
    assets.set(fileName, { fileName, content });
    urls.set(key, assetsUrl + fileName);
  }
  for (const name of known) {
    if (!used.has(name)) await rm(path.join(cacheDir, name));
  }
  return { assets: [...assets.values()], urls };
}

function cacheName(text: CardText): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([cardVersion, text]))
    .digest('hex');
  return `${hash.slice(0, 32)}.png`;
}
