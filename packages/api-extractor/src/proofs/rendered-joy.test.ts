// @vitest-environment jsdom
import * as joy from '@mui/joy';
import { proveRendering } from './prove-rendering.fixture';

proveRendering('@mui/joy', joy);
