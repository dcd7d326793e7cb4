/** Id of the menu with the products of the site. */
export const productsMenuId = 'd-products';

/** Class of the button that opens the menu. */
export const productsButtonClass = 'd-products-button';

/** On the list in the menu: all products of the site, in the format of `formatSiteProducts`. */
export const siteProductsAttribute = 'data-products';

/** On an entry of the list: the id of its product. */
export const productIdAttribute = 'data-product';

/** On an element that shows a fact about a product: the fact and the root of the product, `name /joy-ui/`. */
export const productFactAttribute = 'data-product-fact';

/** The facts that pages show about other products. */
export const productFacts = ['name', 'tagline', 'version'] as const;
export type ProductFact = (typeof productFacts)[number];
