import { checkProduct } from './check-product.fixture';

checkProduct('x');
