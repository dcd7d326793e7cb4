// @vitest-environment jsdom
import * as joy from '@mui/joy';
import { checkProduct } from './check-product.fixture';
import { checkRendering } from './check-rendering.fixture';

// One file, because extracting the documents costs more than all checks of them.
checkRendering('@mui/joy', joy, checkProduct('joy'));
