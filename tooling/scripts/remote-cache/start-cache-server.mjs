import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

const version = '2.12.0';
const startTimeoutMs = 120_000;

/**
 * Starts a cache server for Turborepo on the loopback address. npx brings the server from npm.
 *
 * @param folder where the server stores the artifacts
 * @param token what clients must send
 * @param readOnly whether the server rejects uploads
 * @returns its URL and a function that stops it
 */
export async function startCacheServer({ folder, token, readOnly = false }) {
  const port = await findFreePort();
  const child = spawn('npx', ['-y', `turborepo-remote-cache@${version}`], {
    cwd: folder,
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      // The assembled site is larger than the server's default limit of 100 MiB.
      BODY_LIMIT: String(2 ** 30),
      HOST: '127.0.0.1',
      LOG_LEVEL: 'error',
      NODE_ENV: 'production',
      PORT: String(port),
      READ_ONLY: String(readOnly),
      STORAGE_PATH: folder,
      STORAGE_PATH_USE_TMP_FOLDER: 'false',
      STORAGE_PROVIDER: 'local',
      TURBO_TOKEN: token,
    },
  });
  const stop = () => process.kill(-child.pid, 'SIGTERM');
  const url = `http://127.0.0.1:${port}`;
  if (await answers(url, child)) return { url, stop };
  if (child.exitCode === null) stop();
  throw new Error(`turborepo-remote-cache ${version} did not start at ${url}.`);
}

async function answers(url, child) {
  const end = Date.now() + startTimeoutMs;
  while (Date.now() < end && child.exitCode === null) {
    const status = await fetch(`${url}/v8/artifacts/status`).then(
      (response) => response.status,
      () => undefined,
    );
    if (status === 200) return true;
    await delay(200);
  }
  return false;
}

async function findFreePort() {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}
