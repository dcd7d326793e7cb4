export { productTable } from './product-table';
export { siteLinks } from './site-links';
