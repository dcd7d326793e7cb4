// @vitest-environment jsdom
import * as material from '@mui/material';
import { checkProduct } from './check-product.fixture';
import { checkRendering } from './check-rendering.fixture';

// One file, because extracting the documents costs more than all checks of them.
checkRendering('@mui/material', material, checkProduct('material'));
