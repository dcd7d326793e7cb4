import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { targets, writeDeployment, type TargetName } from 'docs-build/deploy';
import { securityHeaders } from '@tooling/site/serve';
import getPort from 'get-port';
import { productTable } from 'products';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { compareAnswers } from '../src/deploy/compare-answers';
import { findServer } from '../src/deploy/find-server';
import { startAws } from '../src/deploy/hosts/start-aws';
import { startAzure } from '../src/deploy/hosts/start-azure';
import { startCaddy } from '../src/deploy/hosts/start-caddy';
import { startCloudflare } from '../src/deploy/hosts/start-cloudflare';
import { startFirebase } from '../src/deploy/hosts/start-firebase';
import { startNetlify } from '../src/deploy/hosts/start-netlify';
import { startVercel } from '../src/deploy/hosts/start-vercel';
import type { RunningHost } from '../src/deploy/hosts/types';
import { installEmulators, type Emulators } from '../src/deploy/install-emulators';
import { createRequestTable, type RequestRow } from '../src/deploy/request-table';
import { fixtureDir } from '../src/sites/list-app-dirs';
import { serveApps, type ServedApps } from '../src/sites/serve-apps';

let preview: ServedApps;
let rows: readonly RequestRow[];
let emulators: Emulators;
let folder: string;
const headers = securityHeaders({});

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'docs-hosts-'));
  emulators = await installEmulators();
  preview = await serveApps(
    { tiny: fixtureDir('tiny'), system: fixtureDir('shell-system') },
    { headers },
  );
  rows = createRequestTable((await preview.site.readFiles()).keys());
});
afterAll(async () => {
  await preview.close();
  await rm(folder, { recursive: true });
});

async function write(target: TargetName, settings: { readonly listen?: string } = {}) {
  const to = path.join(folder, target);
  await writeDeployment({
    target,
    from: preview.site.root,
    to,
    productTable,
    rules: { headers, origin: 'http://docs.example.com' },
    settings,
    keep: 1,
  });
  return to;
}

const hosts: Partial<Record<TargetName, () => Promise<RunningHost>>> = {
  async caddy() {
    const caddy = await findServer('caddy');
    if ('reason' in caddy) throw new Error(caddy.reason);
    const listen = `127.0.0.1:${await getPort()}`;
    return startCaddy(caddy.program, await write('caddy', { listen }), listen);
  },
  cloudflare: async () => startCloudflare(await write('cloudflare'), emulators),
  netlify: async () => startNetlify(await write('netlify'), emulators),
  vercel: async () => startVercel(await write('vercel'), emulators),
  azure: async () => startAzure(await write('azure'), emulators),
  firebase: async () => startFirebase(await write('firebase'), emulators),
  aws: async () => startAws(await write('aws')),
};

it.each(Object.entries(hosts))(
  '%s answers like the preview, except as listed',
  async (name, start) => {
    const host = await start();
    try {
      const isCompressing = !targets[name as TargetName].isCompressed;
      const asked = rows.filter((row) => canAsk(name, row));
      const lines = await compareAnswers(asked, preview.url, host.url, isCompressing);
      await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`__snapshots__/deploy-${name}.txt`);
    } finally {
      await host.stop();
    }
  },
);

/** Hosts whose own parsers run, but no server: how they treat other methods and dot segments is not known. */
const isSimulated = (name: string) => ['netlify', 'vercel'].includes(name);

function isPlain({ method = 'GET', target }: RequestRow): boolean {
  return ['GET', 'HEAD'].includes(method) && !/\/(\.|%2e)/i.test(target);
}

/** The emulator of Azure ends at a malformed escape. */
function canAsk(name: string, row: RequestRow): boolean {
  return (!isSimulated(name) || isPlain(row)) && !(name === 'azure' && row.target.includes('%E4%'));
}
