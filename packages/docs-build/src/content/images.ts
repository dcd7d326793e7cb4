import { existsSync, realpathSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { imageSize } from 'image-size';
import type { Image, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { AssetFile } from '../lib/asset-file';
import { hashName } from '../lib/hash-name';
import { isBelow } from '../lib/is-below';
import { findActiveContent } from './find-active-content';
import type { Report } from './inspect-element';

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
const expectedExtension = `a file that ends with one of these, in small letters: ${extensions.join(', ')}`;
/** The file is published unchanged. */
const maxBytes = 2 * 1024 * 1024;
const maxSidePixels = 8192;

/** Reads an image that a page refers to by a relative path. Returns a message if the file is missing or unsupported. */
export async function readImage(url: string, contentFile: string): Promise<ImageFile | string> {
  if (/^([a-z]+:|\/)/i.test(url)) {
    return 'a file beside the page, such as ./images/states.png';
  }
  const relative = decode(url);
  if (relative === undefined) return 'a path in which % is followed by two hex digits of UTF-8';
  const file = path.resolve(path.dirname(contentFile), relative);
  const { name, ext, dir } = path.parse(file);
  if (!extensions.includes(ext.slice(1))) {
    return expectedExtension;
  }
  if (!existsSync(file)) {
    return 'a file that exists, by its path from the page';
  }
  if (!isInside(file, findPackage(path.dirname(contentFile)))) {
    return 'a file of the same app: others are not published, and do not cause a new build';
  }
  const image = await measure(file);
  const darkFile = path.join(dir, `${name}.dark${ext}`);
  if (typeof image === 'string' || !existsSync(darkFile)) {
    return image;
  }
  const dark = await measure(darkFile);
  return typeof dark === 'string' ? dark : { ...image, dark };
}

function decode(url: string): string | undefined {
  try {
    return decodeURI(url);
  } catch {
    return undefined;
  }
}

/**
 * Returns the folder of the package around a folder, which is the app of a page. Without a package, returns the folder
 * itself.
 */
function findPackage(folder: string): string {
  for (let candidate = folder; ; candidate = path.dirname(candidate)) {
    if (existsSync(path.join(candidate, 'package.json'))) return candidate;
    if (path.dirname(candidate) === candidate) return folder;
  }
}

/** Returns whether a file is inside a folder after symbolic links are resolved. */
function isInside(file: string, folder: string): boolean {
  return isBelow(realpathSync(file), realpathSync(folder));
}

/** Checks an image file. Returns a message with what is expected, or undefined if pages can show the file. */
export async function checkImageFile(file: string): Promise<string | undefined> {
  if (!extensions.includes(path.extname(file).slice(1))) {
    return expectedExtension;
  }
  const image = await measure(file);
  return typeof image === 'string' ? image : undefined;
}

async function measure(file: string): Promise<ImageFile | string> {
  const name = path.basename(file);
  const { size } = statSync(file);
  if (size > maxBytes) return `an image of at most ${maxBytes} bytes; ${name} has ${size}`;
  const content = new Uint8Array(await readFile(file));
  const active = name.endsWith('.svg')
    ? findActiveContent(new TextDecoder().decode(content))
    : undefined;
  if (active !== undefined)
    return `an image that runs no script and loads no file; ${name} has ${active}`;
  const pixels = readSize(content);
  if (!pixels) return `an image with a size, which ${name} is not`;
  const { width, height } = pixels;
  if (Math.max(width, height) > maxSidePixels) {
    return `an image of at most ${maxSidePixels} pixels on each side; ${name} has ${width} × ${height}`;
  }
  return { file, width, height, asset: { fileName: hashName(name, content), content } };
}

function readSize(content: Uint8Array) {
  try {
    return imageSize(content);
  } catch {
    return undefined;
  }
}

interface RewriteImagesOptions {
  /** Absolute. */
  readonly contentFile: string;
  readonly report: Report;
  /** Returns the URL of an image. */
  readonly urlOf: (image: ImageFile) => string;
  readonly into: ImageFile[];
}

/** A remark plugin: sets the URL and the size of each image, so that the layout does not shift while it loads. */
export function rewriteImages({ contentFile, report, urlOf, into }: RewriteImagesOptions) {
  return () => async (tree: Root) => {
    const nodes: Image[] = [];
    visit(tree, 'image', (node) => void nodes.push(node));
    for (const node of nodes) {
      if (!node.alt?.trim()) {
        report(node, {
          code: 'DOCS3010',
          received: `the image ${node.url} without a text`,
          expected: 'alternative text, which says what the image shows',
          hint: `Write ![what it shows](${node.url}).`,
        });
      }
      const image = await readImage(node.url, contentFile);
      if (typeof image === 'string') {
        report(node, {
          code: 'DOCS3011',
          received: `the image ${node.url}`,
          expected: image,
          hint: 'Correct its address.',
        });
        continue;
      }
      const { dark } = image;
      into.push(image, ...(dark ? [dark] : []));
      node.url = urlOf(image);
      node.data = {
        hProperties: {
          width: image.width,
          height: image.height,
          ...(dark && { dataDark: JSON.stringify([urlOf(dark), dark.width, dark.height]) }),
        },
      };
    }
  };
}
