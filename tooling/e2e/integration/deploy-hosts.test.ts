import type { TargetName } from 'docs-build/deploy';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDeployedFixture, type DeployedFixture } from '../src/deploy/deployed-fixture';
import { startAws } from '../src/deploy/hosts/start-aws';
import { startNetlify } from '../src/deploy/hosts/start-netlify';
import { startVercel } from '../src/deploy/hosts/start-vercel';
import type { RunningHost } from '../src/deploy/hosts/types';

let site: DeployedFixture;

beforeAll(async () => {
  site = await createDeployedFixture();
});
afterAll(() => site.close());

/** Hosts that run in this process. `registry/deploy-targets.test.ts` has those that are programs. */
const hosts: Partial<Record<TargetName, (folder: string) => Promise<RunningHost>>> = {
  netlify: startNetlify,
  vercel: startVercel,
  aws: startAws,
};

it.each(Object.entries(hosts))(
  '%s answers like the preview, except as listed',
  async (name, start) => {
    const target = name as TargetName;
    const host = await start(await site.write(target));
    try {
      const differences = await site.compare(target, host);
      await expect(differences).toMatchFileSnapshot(`__snapshots__/deploy-${name}.txt`);
    } finally {
      await host.stop();
    }
  },
);
