import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { runScript } from './pnpm.mjs';
import { siteFolder } from './repository.mjs';
import { stop } from './run.mjs';

const startupTimeoutMs = 30_000;

/** Parses a port. Exits with a message if it is invalid. */
export function parsePort(text) {
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  return stop(`“${text}” is no port. A port is a number from 1 to 65535.`);
}

async function isAnswering(url) {
  try {
    await fetch(url, { signal: AbortSignal.timeout(2_000) });
    return true;
  } catch {
    return false;
  }
}

/** Serves dist/site until it is stopped, and prints the URL when it is ready. */
export async function serveSite(port) {
  if (!existsSync(path.join(siteFolder, 'index.html'))) {
    stop('There is no built site in dist/site. Build it first: npm run build');
  }
  const url = `http://127.0.0.1:${port}/`;
  if (await isAnswering(url)) {
    stop(
      `Something answers at ${url} already. Stop it, or choose another port: PORT=3001 npm start`,
    );
  }

  const exit = runScript('tooling/site', 'preview', '--port', String(port));
  let ended = false;
  void exit.then(() => (ended = true));
  const deadline = Date.now() + startupTimeoutMs;
  while (!ended && Date.now() < deadline && !(await isAnswering(url))) await wait(200);
  if (!ended) console.log(`\nThe documentation is at ${url}  (Ctrl+C stops it)`);
  return exit;
}
