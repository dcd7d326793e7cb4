import { fetchJson } from '../../client/fetch-json';
import { manifestAddress } from '../../product';
import { productFactAttribute, productFacts, siteProductsAttribute } from './contract';
import { parseManifest } from './product-summary';
import { parseSiteProducts } from './site-products';

/**
 * Updates the facts that the page shows about other products, so that they are as new as the last deploy of each
 * product. If the manifest of a product is not available, the text of the build stays.
 *
 * @param list the product menu, whose attribute lists the products of the site
 */
export function updateProductFacts(list: HTMLElement): void {
  const elements = [...document.querySelectorAll(`[${productFactAttribute}]`)].map((element) => {
    const [name = '', href = ''] = (element.getAttribute(productFactAttribute) ?? '').split(' ');
    return { element, href, fact: productFacts.find((fact) => fact === name) };
  });
  for (const product of parseSiteProducts(list.getAttribute(siteProductsAttribute) ?? '')) {
    const own = elements.filter(({ href, fact }) => fact && href === `${product.rootPath}/`);
    if (own.length > 0) {
      void fetchJson(manifestAddress(product.rootPath)).then((answer) => {
        const summary = answer.kind === 'found' ? parseManifest(answer.value, product) : undefined;
        for (const { element, fact } of own) {
          const text = fact && summary?.[fact];
          if (text !== undefined && element.textContent !== text) {
            element.textContent = text;
          }
        }
      });
    }
  }
}
