// @vitest-environment jsdom
import * as joy from '@mui/joy';
import { proveProduct } from './prove-product.fixture';
import { proveRendering } from './prove-rendering.fixture';

// One file, because extracting the documents costs more than all that is proved with them.
proveRendering('@mui/joy', joy, proveProduct('joy'));
