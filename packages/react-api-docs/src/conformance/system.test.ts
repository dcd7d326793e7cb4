import { checkProduct } from './check-product.fixture';

checkProduct('system');
