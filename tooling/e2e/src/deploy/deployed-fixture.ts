import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { securityHeaders } from 'docs-build/serve';
import { targets, writeDeployment, type TargetName } from 'docs-build/deploy';
import { productTable } from 'products';
import { fixtureDir } from '../sites/list-app-dirs';
import { serveApps } from '../sites/serve-apps';
import { compareAnswers } from './compare-answers';
import type { RunningHost } from './hosts/types';
import { createRequestTable, type RequestRow } from './request-table';

/** A site of two fixture apps, which the preview serves, and which can be deployed to hosts. */
export interface DeployedFixture {
  /** Writes the site for a host. Returns the folder. */
  readonly write: (target: TargetName, settings?: { readonly listen?: string }) => Promise<string>;
  /** Sends the table of requests to the preview and to a host. Returns a text with a line for each difference. */
  readonly compare: (target: TargetName, host: RunningHost) => Promise<string>;
  readonly close: () => Promise<void>;
}

/** Assembles and serves the site. */
export async function createDeployedFixture(): Promise<DeployedFixture> {
  const headers = securityHeaders({});
  const folder = await mkdtemp(path.join(tmpdir(), 'docs-hosts-'));
  const apps = { tiny: fixtureDir('tiny'), system: fixtureDir('shell-system') };
  const preview = await serveApps(apps, { headers });
  const rows = createRequestTable((await preview.site.readFiles()).keys());
  return {
    async write(target, settings = {}) {
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
    },
    async compare(target, host) {
      const asked = listAsked(target, rows);
      const isCompressing = !targets[target].isCompressed;
      const lines = await compareAnswers(asked, preview.url, host.url, isCompressing);
      return `${lines.join('\n')}\n`;
    },
    async close() {
      await preview.close();
      await rm(folder, { recursive: true });
    },
  };
}

/** Returns the requests that are sent to a host. */
export function listAsked(target: TargetName, rows: readonly RequestRow[]): readonly RequestRow[] {
  return rows.filter((row) => canAsk(target, row));
}

/** The emulator of Azure ends at a malformed escape. */
function canAsk(target: TargetName, row: RequestRow): boolean {
  return (
    (!isSimulated(target) || isPlain(row)) && !(target === 'azure' && row.target.includes('%E4%'))
  );
}

/** Hosts whose own parsers run, but no server: how they treat other methods and dot segments is not known. */
const isSimulated = (target: TargetName) => ['netlify', 'vercel'].includes(target);

function isPlain({ method = 'GET', target }: RequestRow): boolean {
  return ['GET', 'HEAD'].includes(method) && !/\/(\.|%2e)/i.test(target);
}
