import type { Accent, Product } from 'docs-shell/product';
import type { OutputFolder } from '../lib/output-folder';

/** Writes each product's logo as an image in its accent color, for the browser's tab and for other products. */
export function writeLogos(
  products: readonly Product[],
  output: Pick<OutputFolder, 'write'>,
): void {
  for (const product of products) {
    const { identity, rootPath } = product;
    if (hasOwnLogo(product)) {
      output.write(`${rootPath}/logo.svg`, colorLogo(identity.logoSvg, identity.accent));
    }
  }
}

/** Returns whether the logo of a product is written as `logo.svg`. A product can also name a file of its own. */
export function hasOwnLogo({ identity, rootPath }: Product): boolean {
  return identity.logo === `${rootPath}/logo.svg`;
}

/**
 * Returns the logo as a standalone SVG file, with its namespace and a value for `currentColor`. In a page,
 * `prefers-color-scheme` inside an image follows the color scheme of the element, so the logo follows the page's mode
 * and not only the system's.
 */
export function colorLogo(svg: string, { light, dark }: Accent): string {
  const namespace = svg.includes('xmlns=') ? '' : ' xmlns="http://www.w3.org/2000/svg"';
  const style = `<style>:root{color:${light}}@media(prefers-color-scheme:dark){:root{color:${dark}}}</style>`;
  return svg.replace(/<svg([^>]*)>/, `<svg${namespace}$1>${style}`);
}
