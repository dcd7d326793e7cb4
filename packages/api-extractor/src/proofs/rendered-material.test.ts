// @vitest-environment jsdom
import * as material from '@mui/material';
import { proveRendering } from './prove-rendering.fixture';

proveRendering('@mui/material', material);
