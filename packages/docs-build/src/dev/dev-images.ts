import { devDocumentsPath } from 'docs-shell/page-document';
import type { Product } from 'docs-shell/product';
import type { CompiledPage } from '../content/compiled-page';
import type { LoadedApp } from '../load';
import { listOgImageTexts } from '../og-images/list-og-image-texts';
import { createOgImageRenderer } from '../og-images/render-og-image';
import { colorLogo, hasOwnLogo } from '../postprocess/write-logos';

/** Returns the logo of the product at a path of the dev server that ends in `logo.svg`. */
export function drawDevLogo(products: readonly Product[], url: string): string | undefined {
  const address = url.slice(devDocumentsPath.length - 1);
  const product = products.find(
    (candidate) => hasOwnLogo(candidate) && candidate.identity.logo === address,
  );
  return product && colorLogo(product.identity.logoSvg, product.identity.accent);
}

const ogImagePrefix = `${devDocumentsPath}og-images`;
const ogImageFileName = '/og-image.png';

/** Path of a page's Open Graph image in `docs dev`. */
export function devOgImagePath(pathname: string): string {
  return `${ogImagePrefix}${pathname === '/' ? '' : pathname}${ogImageFileName}`;
}

/** Renders the Open Graph image of an English page from its current front matter. */
export async function renderDevOgImage(
  app: LoadedApp,
  page: CompiledPage,
): Promise<Uint8Array | undefined> {
  const text = listOgImageTexts(app, [page]).get(page.pathname);
  return text && (await createOgImageRenderer())(text);
}
