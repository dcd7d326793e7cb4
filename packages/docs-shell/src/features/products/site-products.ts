import type { SiteProduct } from '../../page/types';

/** Writes the products of the site as the product menu lists them: `id path,id path`. */
export function formatSiteProducts(products: readonly SiteProduct[]): string {
  return products.map(({ id, rootPath }) => `${id} ${rootPath}`).join();
}

/** Parses what `formatSiteProducts` wrote. */
export function parseSiteProducts(text: string): readonly SiteProduct[] {
  return text
    .split(',')
    .filter((part) => part !== '')
    .map((part) => {
      const [id = '', rootPath = ''] = part.split(' ');
      return { id, rootPath };
    });
}
