import { checkGrid } from './check-grid.fixture';
import { checkProduct } from './check-product.fixture';

// One file, because extracting the documents costs more than all checks of them.
checkGrid(checkProduct('x'));
