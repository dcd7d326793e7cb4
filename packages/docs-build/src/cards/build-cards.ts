import { openValueCache } from '../cache/open-value-cache';
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
  /** Pictures are kept below it, by what they say. */
  readonly cacheDir: string;
  readonly createPainter?: () => Promise<DrawCard>;
}

/** Draws the pictures that were not drawn before. */
export async function buildCards(options: BuildCardsOptions): Promise<BuiltCards> {
  const { texts, assetsUrl, cacheDir, createPainter = createCardPainter } = options;
  const cache = openValueCache<Uint8Array>(cacheDir, 'cards');
  const urls = new Map<string, string>();
  const assets = new Map<string, AssetFile>();
  let painter: Promise<DrawCard> | undefined;
  for (const [key, text] of texts) {
    const content = await cache.get([cardVersion, text], async () => {
      painter ??= createPainter();
      return (await painter)(text);
    });
    const fileName = hashName('card.png', content);
    assets.set(fileName, { fileName, content });
    urls.set(key, assetsUrl + fileName);
  }
  return { assets: [...assets.values()], urls };
}
