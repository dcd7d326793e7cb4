import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { imageSize } from 'image-size';
import type { AssetFile } from '../lib/asset-file';
import { hashName } from '../lib/hash-name';

/** An image file next to a page, with its size. */
export interface ImageFile {
  /** Absolute. */
  readonly file: string;
  readonly width: number;
  readonly height: number;
  /** Named by its content. */
  readonly asset: AssetFile;
  /** Its variant for dark mode: `name.dark.png` next to `name.png`. */
  readonly dark?: ImageFile;
}

const extensions = ['avif', 'gif', 'jpg', 'png', 'svg', 'webp'];

/** Reads an image that a page refers to by a relative path. Returns a text with what is expected if there is none. */
export async function readImage(url: string, contentFile: string): Promise<ImageFile | string> {
  if (/^([a-z]+:|\/)/i.test(url)) {
    return 'a file beside the page, such as ./images/states.png';
  }
  const file = path.resolve(path.dirname(contentFile), decodeURI(url));
  const { name, ext, dir } = path.parse(file);
  if (!extensions.includes(ext.slice(1))) {
    return `a file that ends with one of: ${extensions.join(', ')}`;
  }
  if (!existsSync(file)) {
    return 'a file that exists, by its path from the page';
  }
  const image = await measure(file);
  const darkFile = path.join(dir, `${name}.dark${ext}`);
  if (typeof image === 'string' || !existsSync(darkFile)) {
    return image;
  }
  const dark = await measure(darkFile);
  return typeof dark === 'string' ? dark : { ...image, dark };
}

async function measure(file: string): Promise<ImageFile | string> {
  const content = new Uint8Array(await readFile(file));
  try {
    const { width, height } = imageSize(content);
    return {
      file,
      width,
      height,
      asset: { fileName: hashName(path.basename(file), content), content },
    };
  } catch {
    return `an image with a size, which ${path.basename(file)} is not`;
  }
}
