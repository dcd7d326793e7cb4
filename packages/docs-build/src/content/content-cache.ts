import path from 'node:path';
import type { VersionedCache } from '../cache/versioned-cache';
import { contentKey } from '../cache/content-key';
import { openDiskCache } from '../cache/disk-cache';
import { readImage, type ImageFile } from './images';
import type { CompiledContent } from './types';

/** Compiled content of earlier builds. */
export interface ContentCache {
  /** Returns whether content that was compiled from the same parts is stored. */
  has(parts: readonly unknown[]): boolean;
  /**
   * Returns the content that was compiled from the same parts before, or the result of `compile`. Content with
   * diagnostics is not cached, so that each build reports them.
   */
  get(
    parts: readonly unknown[],
    compile: () => Promise<CompiledContent>,
    /** Absolute path of the page. Images are resolved relative to it. Without it, the page has no images. */
    contentFile?: string,
  ): Promise<CompiledContent>;
}

/** The cached part of an image. Its bytes are read in each build. */
interface StoredImage {
  /** Path as the page writes it. */
  readonly url: string;
  /** Content-hashed names of the file and of its dark variant. */
  readonly fileNames: readonly string[];
}

type StoredContent = Omit<CompiledContent, 'images'> & { readonly images: readonly StoredImage[] };

/** Opens the content cache. Without `cache`, everything is compiled. */
export function openContentCache(cache: VersionedCache | undefined): ContentCache {
  if (!cache) return { has: () => false, get: (_, compile) => compile() };
  const { cacheDir, codeDigest } = cache;
  const disk = openDiskCache(cacheDir);
  const keyOf = (parts: readonly unknown[]) => contentKey([codeDigest, ...parts]);
  return {
    has: (parts) => disk.has('content', keyOf(parts)),
    async get(parts, compile, contentFile) {
      const key = keyOf(parts);
      const known = (await disk.read('content', key)) as StoredContent | undefined;
      if (known) {
        const images = await readStored(known.images, contentFile);
        if (images) return { ...known, images };
      }
      const content = await compile();
      if (content.diagnostics.length === 0) {
        const images = describeImages(content.images, contentFile);
        await disk.write('content', key, { ...content, images } satisfies StoredContent);
      }
      return content;
    },
  };
}

function describeImages(images: readonly ImageFile[], contentFile = ''): StoredImage[] {
  const darkFiles = new Set(images.map(({ dark }) => dark?.file));
  return images
    .filter(({ file }) => !darkFiles.has(file))
    .map((image) => ({
      url: encodeURI(
        path.relative(path.dirname(contentFile), image.file).split(path.sep).join('/'),
      ),
      fileNames: withDark(image).map(({ asset }) => asset.fileName),
    }));
}

/** Returns undefined if one of the images has changed. */
async function readStored(
  stored: readonly StoredImage[],
  contentFile = '',
): Promise<ImageFile[] | undefined> {
  const images: ImageFile[] = [];
  for (const { url, fileNames } of stored) {
    const image = await readImage(url, contentFile);
    const found = typeof image === 'string' ? [] : withDark(image);
    if (found.map(({ asset }) => asset.fileName).join() !== fileNames.join()) return undefined;
    images.push(...found);
  }
  return images;
}

function withDark(image: ImageFile): ImageFile[] {
  return image.dark ? [image, image.dark] : [image];
}
