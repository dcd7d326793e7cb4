import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Product } from 'docs-shell/manifest';

/** Publishes each product's mark as an image of its own, in its accent: the icon of the browser's tab. */
export async function writeLogos(products: readonly Product[], outDir: string): Promise<void> {
  for (const { identity, rootPath } of products) {
    if (identity.logo === `${rootPath}/logo.svg`) {
      const folder = path.join(outDir, rootPath);
      await mkdir(folder, { recursive: true });
      await writeFile(
        path.join(folder, 'logo.svg'),
        colourLogo(identity.logoSvg, identity.accent.light),
      );
    }
  }
}

/** An SVG file stands alone: it needs its namespace, and a colour for `currentColor`. */
function colourLogo(svg: string, colour: string): string {
  const namespace = svg.includes('xmlns=') ? '' : ' xmlns="http://www.w3.org/2000/svg"';
  return svg.replace('<svg', `<svg${namespace} color="${colour}"`);
}
