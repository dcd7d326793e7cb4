import { parseArgs } from 'node:util';
import { install } from './pnpm.mjs';
import { parsePort, serveSite } from './serve-site.mjs';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: process.env.PORT ?? '3000' },
  },
});

const port = parsePort(values.port);
await install();
process.exitCode = await serveSite(port);
