import type { TargetName } from 'docs-build/deploy';
import getPort from 'get-port';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDeployedFixture, type DeployedFixture } from '../src/deploy/deployed-fixture';
import { findServer } from '../src/deploy/find-server';
import { startAzure } from '../src/deploy/hosts/start-azure';
import { startCaddy } from '../src/deploy/hosts/start-caddy';
import { startCloudflare } from '../src/deploy/hosts/start-cloudflare';
import { startFirebase } from '../src/deploy/hosts/start-firebase';
import type { RunningHost } from '../src/deploy/hosts/types';
import { installEmulators, type Emulators } from '../src/deploy/install-emulators';

let site: DeployedFixture;
let emulators: Emulators;

beforeAll(async () => {
  emulators = await installEmulators();
  site = await createDeployedFixture();
});
afterAll(() => site.close());

const hosts: Partial<Record<TargetName, () => Promise<RunningHost>>> = {
  async caddy() {
    const caddy = await findServer('caddy');
    if ('reason' in caddy) throw new Error(caddy.reason);
    const listen = `127.0.0.1:${await getPort()}`;
    return startCaddy(caddy.program, await site.write('caddy', { listen }), listen);
  },
  cloudflare: async () => startCloudflare(await site.write('cloudflare'), emulators),
  azure: async () => startAzure(await site.write('azure'), emulators),
  firebase: async () => startFirebase(await site.write('firebase'), emulators),
};

it.each(Object.entries(hosts))(
  '%s answers like the preview, except as listed',
  async (name, start) => {
    const host = await start();
    try {
      const differences = await site.compare(name as TargetName, host);
      await expect(differences).toMatchFileSnapshot(`__snapshots__/deploy-${name}.txt`);
    } finally {
      await host.stop();
    }
  },
);
