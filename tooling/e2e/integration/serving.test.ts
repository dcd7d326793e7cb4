import { readFile } from 'node:fs/promises';
import { createForwarder } from '@tooling/site/feedback';
import { securityHeaders } from 'docs-build/serve';
import { feedbackServicePath } from 'docs-shell/feedback/service';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixtureDir } from '../src/sites/list-app-dirs';
import { serveApps, type ServedApps } from '../src/sites/serve-apps';
import { findServer } from '../src/deploy/find-server';
import { startNginx } from '../src/deploy/hosts/start-nginx';
import type { RunningHost } from '../src/deploy/hosts/types';
import { requestAnswer } from '../src/deploy/request-answer';
import { createRequestTable } from '../src/deploy/request-table';

const nginx = await findServer('nginx');
const missing = 'reason' in nginx ? nginx.reason : undefined;

/** Nothing listens there. */
const noService = 'http://127.0.0.1:1';

/** Fixtures by their setting `DOCS_ASSETS`, and the newer build that is deployed over one of them. */
const sites = {
  shared: { tiny: 'tiny', system: 'shell-system', later: 'system-next', text: 'Another text.' },
  product: {
    tiny: 'everything-on',
    system: 'system-next',
    later: 'shell-system',
    text: 'Spacing properties count in units.',
  },
} as const;

describe.each(['shared', 'product'] as const)('a site with %s assets', (assets) => {
  const { tiny, system, later, text } = sites[assets];
  let preview: ServedApps;
  let production: RunningHost | undefined;

  beforeAll(async () => {
    const headers = securityHeaders({});
    const forward = { path: feedbackServicePath, handle: createForwarder(() => noService) };
    const apps = { tiny: fixtureDir(tiny), system: fixtureDir(system) };
    preview = await serveApps(apps, { headers, forward });
    const { root } = preview.site;
    if ('program' in nginx) production = await startNginx(nginx.program, root, headers, noService);
  });

  afterAll(async () => {
    await production?.stop();
    await preview.close();
  });

  it('has its assets in the configured folder, and each page loads them', async () => {
    const files = await preview.site.readFiles();
    const folders = new Set(
      [...files.keys()]
        .filter((file) => file.startsWith('_assets/'))
        .map((file) => file.split('/').slice(0, -1).join('/')),
    );
    expect([...folders].sort()).toEqual(
      assets === 'shared' ? ['_assets'] : ['_assets/material-ui', '_assets/system'],
    );
    for (const page of ['material-ui/react-switch', 'system']) {
      const html = await readFile(`${preview.site.root}/${page}/index.html`, 'utf8');
      const addresses = [...html.matchAll(/"\/(_assets\/[^"*]+)"/g)].map(([, file = '']) => file);
      expect(addresses.length).toBeGreaterThan(2);
      for (const file of addresses) expect(files.has(file), file).toBe(true);
    }
  });

  it.skipIf(missing)(
    `gets the same answers from nginx and the preview${missing ? ` (skipped: ${missing})` : ''}`,
    async () => {
      const urls = { preview: preview.url, nginx: production?.url ?? '' };
      const files = (await preview.site.readFiles()).keys();
      const table = [
        ...createRequestTable(files),
        { target: assets === 'shared' ? '/system/basics/' : '/system/first/', status: 308 },
        { target: feedbackServicePath, status: 503 },
        { target: `${feedbackServicePath}/health`, status: 503 },
        {
          target: `${feedbackServicePath}/`,
          status: 413,
          method: 'POST',
          content: new Uint8Array(2 ** 21),
        },
      ];
      for (const { status, ...wanted } of table) {
        const name = `${'method' in wanted ? wanted.method : 'GET'} ${wanted.target}`;
        const expected = await requestAnswer(urls.preview, wanted);
        expect([name, expected.status]).toEqual([name, status]);
        expect([name, await requestAnswer(urls.nginx, wanted)]).toEqual([name, expected]);
      }
      // nginx rejects a path above the root in the same way as a malformed escape.
      const above = { target: '/..%2f..%2fetc/passwd' };
      expect((await requestAnswer(urls.preview, above)).status).toBe(400);
      expect((await requestAnswer(urls.nginx, above)).status).toBe(404);
    },
  );

  it.skipIf(missing)(
    'is served by nginx in its new state after a product was deployed alone',
    async () => {
      const read = async (url = '') => (await fetch(`${url}/system/spacing/`)).text();
      const urls = [preview.url, production?.url];
      for (const url of urls) expect(await read(url)).not.toContain(text);
      const before = await fetch(`${production?.url}/system/spacing/`);
      expect(before.headers.get('last-modified')).toBe(null);
      const headers = { 'If-None-Match': before.headers.get('etag') ?? '' };
      const revalidate = () => fetch(`${production?.url}/system/spacing/`, { headers });
      expect((await revalidate()).status).toBe(304);
      await preview.site.replaceApp('system', fixtureDir(later));
      await preview.site.assemble();
      for (const url of urls) expect(await read(url)).toContain(text);
      expect((await revalidate()).status).toBe(200);
    },
  );
});
