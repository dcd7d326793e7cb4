import path from 'node:path';
import type { VersionedCache } from '../cache/versioned-cache';
import { contentKey } from '../cache/content-key';
import { openDiskCache } from '../cache/disk-cache';
import { readImage, type ImageFile } from './images';
import type { CompiledContent } from './types';

/** Compiled content of earlier builds. */
export interface ContentCache {
  /**
   * Returns what was compiled of the same parts before, or what `compile` makes of them now. Content with diagnostics is
   * not kept: they are found again in each build.
   */
  get(
    parts: readonly unknown[],
    compile: () => Promise<CompiledContent>,
    /** Images are looked for beside it; without it there are none. Absolute. */
    contentFile?: string,
  ): Promise<CompiledContent>;
}

/** What is kept of an image: its bytes are read in each build. */
interface StoredImage {
  /** As a page would name it. */
  readonly url: string;
  /** The names of the file and of its dark form, by their content. */
  readonly fileNames: readonly string[];
}

type StoredContent = Omit<CompiledContent, 'images'> & { readonly images: readonly StoredImage[] };

/** Opens the compiled content below a cache folder; without a cache everything is compiled. */
export function openContentCache(cache: VersionedCache | undefined): ContentCache {
  if (!cache) return { get: (_, compile) => compile() };
  const { cacheDir, codeDigest } = cache;
  const disk = openDiskCache(cacheDir);
  return {
    async get(parts, compile, contentFile) {
      const key = contentKey([codeDigest, ...parts]);
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

/** Undefined as soon as one of the images is another one than it was. */
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
