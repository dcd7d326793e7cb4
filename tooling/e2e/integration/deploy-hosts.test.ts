import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { TargetName } from 'docs-build/deploy';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  createDeployedFixture,
  listAsked,
  type DeployedFixture,
} from '../src/deploy/deployed-fixture';
import { startAws } from '../src/deploy/hosts/start-aws';
import { startNetlify } from '../src/deploy/hosts/start-netlify';
import { startVercel } from '../src/deploy/hosts/start-vercel';
import type { RunningHost } from '../src/deploy/hosts/types';
import { createRequestTable } from '../src/deploy/request-table';

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

const repository = path.join(import.meta.dirname, '../../..');
/** Folders of the committed differences by host. */
const snapshots: Partial<Record<TargetName, string>> = {
  caddy: 'registry',
  cloudflare: 'registry',
  azure: 'registry',
  firebase: 'registry',
  netlify: 'integration',
  vercel: 'integration',
  aws: 'integration',
};

it.each(Object.entries(snapshots))(
  'docs/deploying.md counts the answers of %s',
  async (name, folder) => {
    const file = path.join(import.meta.dirname, '..', folder, `__snapshots__/deploy-${name}.txt`);
    const differences = (await readFile(file, 'utf8')).trimEnd().split('\n').length;
    const rows = createRequestTable(['_assets/boot-a.js', '_assets/a.css', 'a.woff2']);
    const asked = listAsked(name as TargetName, rows).length;
    const text = await readFile(path.join(repository, 'docs/deploying.md'), 'utf8');
    const row = new RegExp(`^\\| \`${name}\` +\\|[^|]+\\| +(\\d+) +\\| +(\\d+) +\\|`, 'm').exec(
      text,
    );
    expect(row?.slice(1)).toEqual([String(asked), String(asked - differences)]);
  },
);
