import { install, turbo } from './pnpm.mjs';
import { stop } from './run.mjs';

const args = process.argv.slice(2);
if (args.length === 0) stop('Usage: node tooling/scripts/turbo.mjs <task…>');

await install();
const { readBrowserVersion } = await import('../playwright/find-browser.mjs');
process.env.BROWSER_VERSION = readBrowserVersion();
process.exitCode = await turbo(...args);
