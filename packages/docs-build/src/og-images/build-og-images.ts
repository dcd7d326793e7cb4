import { openValueCache } from '../cache/open-value-cache';
import type { AssetFile } from '../lib/asset-file';
import { freeYoungObjects } from '../lib/free-memory';
import { hashName } from '../lib/hash-name';
import {
  ogImageVersion,
  createOgImageRenderer,
  type OgImageText,
  type RenderOgImage,
} from './render-og-image';

const imagesBetweenCollections = 10;

/** The Open Graph images of an app's pages. */
export interface BuiltOgImages {
  readonly assets: readonly AssetFile[];
  /** URL by the page's key. */
  readonly urls: ReadonlyMap<string, string>;
}

interface BuildOgImagesOptions {
  /** Texts of each image, by the page's key. */
  readonly texts: ReadonlyMap<string, OgImageText>;
  readonly assetsUrl: string;
  /** Cache folder of rendered images, by their texts. */
  readonly cacheDir: string;
  readonly createRenderer?: () => Promise<RenderOgImage>;
}

/** Renders the images that are not in the cache. */
export async function buildOgImages(options: BuildOgImagesOptions): Promise<BuiltOgImages> {
  const { texts, assetsUrl, cacheDir, createRenderer = createOgImageRenderer } = options;
  const cache = openValueCache<Uint8Array>(cacheDir, 'og-images');
  const urls = new Map<string, string>();
  const assets = new Map<string, AssetFile>();
  let renderer: Promise<RenderOgImage> | undefined;
  let rendered = 0;
  for (const [key, text] of texts) {
    const content = await cache.get([ogImageVersion, text], async () => {
      renderer ??= createRenderer();
      rendered += 1;
      // Each image leaves 6 MB of pixels outside of the heap.
      if (rendered % imagesBetweenCollections === 0) await freeYoungObjects();
      return (await renderer)(text);
    });
    const fileName = hashName('og-image.png', content);
    assets.set(fileName, { fileName, content });
    urls.set(key, assetsUrl + fileName);
  }
  return { assets: [...assets.values()], urls };
}
