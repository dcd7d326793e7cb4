import { proveProduct } from './prove-product.fixture';

proveProduct('base');
