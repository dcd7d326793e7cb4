import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Accent, Product } from 'docs-shell/manifest';

/** Publishes each product's mark as an image of its own, in its accent: for the browser's tab and for other products. */
export async function writeLogos(products: readonly Product[], outDir: string): Promise<void> {
  for (const product of products) {
    const { identity, rootPath } = product;
    if (hasOwnLogo(product)) {
      const folder = path.join(outDir, rootPath);
      await mkdir(folder, { recursive: true });
      await writeFile(path.join(folder, 'logo.svg'), colorLogo(identity.logoSvg, identity.accent));
    }
  }
}

/** Whether the mark of a product is published as `logo.svg`, and not as a file that the product names. */
export function hasOwnLogo({ identity, rootPath }: Product): boolean {
  return identity.logo === `${rootPath}/logo.svg`;
}

/**
 * An SVG file stands alone: it needs its namespace, and a color for `currentColor`. In a page the scheme that
 * counts is that of the element around the image, so the mark follows the page's mode, not only the system's.
 */
export function colorLogo(svg: string, { light, dark }: Accent): string {
  const namespace = svg.includes('xmlns=') ? '' : ' xmlns="http://www.w3.org/2000/svg"';
  const style = `<style>:root{color:${light}}@media(prefers-color-scheme:dark){:root{color:${dark}}}</style>`;
  return svg.replace(/<svg([^>]*)>/, `<svg${namespace}$1>${style}`);
}
