import { install, turbo } from './pnpm.mjs';
import { stop } from './run.mjs';

const args = process.argv.slice(2);
if (args.length === 0) stop('Usage: node tooling/scripts/turbo.mjs <task…>');

await install();
process.exitCode = await turbo(...args);
