import { install, turbo } from './pnpm.mjs';
import { announce, stop } from './run.mjs';
import { parsePort, serveSite } from './serve-site.mjs';

const port = parsePort(process.env.PORT ?? '3000');

await install();

announce('Building every app and assembling the site (what is unchanged comes from the cache)');
if ((await turbo('site', '--output-logs=new-only')) !== 0) {
  stop('The site could not be built. The reason is above.');
}

announce('Starting the server');
process.exitCode = await serveSite(port);
