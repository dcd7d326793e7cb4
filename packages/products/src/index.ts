export { productTable } from './product-table';
