import { install } from './pnpm.mjs';

await install();
