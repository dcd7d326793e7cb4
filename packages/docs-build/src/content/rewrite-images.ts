import type { Image, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { readImage, type ImageFile } from './images';
import type { Report } from './inspect-element';

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
          expected: 'what it shows, for readers who do not see it',
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
