import type { Product } from 'docs-shell/manifest';
import { devDocumentsPath } from 'docs-shell/page-document';
import { colorLogo, hasOwnLogo } from '../postprocess/write-logos';

/** Returns the logo of the product at a path of the dev server that ends in `logo.svg`. */
export function drawDevLogo(products: readonly Product[], url: string): string | undefined {
  const address = url.slice(devDocumentsPath.length - 1);
  const product = products.find(
    (candidate) => hasOwnLogo(candidate) && candidate.identity.logo === address,
  );
  return product && colorLogo(product.identity.logoSvg, product.identity.accent);
}
