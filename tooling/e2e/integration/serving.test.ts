import { readFile } from 'node:fs/promises';
import { createForwarder } from '@tooling/site/feedback';
import { securityHeaders } from '@tooling/site/serve';
import { feedbackServicePath } from 'docs-shell/feedback/service';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixtureDir } from '../src/sites/list-app-dirs';
import { serveApps, type ServedApps } from '../src/sites/serve-apps';
import { findNginx } from './find-nginx';
import { requestAnswer } from './request-answer';
import { startNginx, type RunningNginx } from './start-nginx';

const nginx = await findNginx();
const missing = 'reason' in nginx ? nginx.reason : undefined;

/** Request targets, and the status of both servers' response. */
const requests: readonly (readonly [string, number])[] = [
  ['/material-ui/', 200],
  ['/material-ui/?q=1', 200],
  ['/material-ui/react-switch/', 200],
  ['/material-ui/_demos/_playground/', 200],
  ['/material-ui/_demos/_playground', 308],
  ['/material-ui/logo.svg', 200],
  ['/material-ui/docs-manifest.json', 200],
  ['/joy-ui/docs-manifest.json', 204],
  ['/joy-ui/search-en.json', 204],
  ['/material-ui/search-en.json', 200],
  ['/x/react-data-grid/docs-manifest.json?v=1', 204],
  ['/docs-manifest.json', 204],
  ['/material-ui', 308],
  ['/material-ui/react-switch?q=a%20b&c', 308],
  ['//material-ui///react-switch//', 308],
  ['/material-ui/index.html', 308],
  ['/material-ui/react-switch/index.html?a', 308],
  ['/en/material-ui/', 308],
  ['/en/material-ui/react-switch?q=1', 308],
  ['/en', 308],
  ['/en/', 308],
  ['/en/unknown/page?q=1', 308],
  ['/en//example.com/a', 308],
  ['/material-ui/switch', 308],
  ['/material-ui/switch/?q=1', 308],
  ['/en/material-ui/switch/', 308],
  ['/', 404],
  ['/elsewhere/docs-manifest.json', 404],
  ['/joy-ui/docs-manifest.json/', 404],
  ['/Joy-UI/docs-manifest.json', 404],
  ['/unknown', 404],
  ['/Material-UI/switch', 404],
  ['/material-ui/unknown/', 404],
  ['/material-ui/react-switch/deep/down', 404],
  ['/material-ui/404.html', 404],
  ['/material-ui/index.html.gz', 404],
  ['/system/unknown', 404],
  ['/zh/system/', 404],
  ['/zh/material-ui/react-switch/', 404],
  ['/_assets/gone.js', 404],
  ['/material-ui/.secret', 404],
  ['/material-ui/react-switch%2F', 404],
  ['/material-ui/../system/', 400],
  ['/material-ui/%2e%2e/system/', 400],
];

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
  let production: RunningNginx | undefined;

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
      const asset = [...(await preview.site.readFiles()).keys()].find((file) =>
        /boot-.*\.js$/.test(file),
      );
      const font = [...(await preview.site.readFiles()).keys()].find((file) =>
        file.endsWith('.woff2'),
      );
      const table = [
        ...requests.map(([target, status]) => ({ target, status })),
        { target: assets === 'shared' ? '/system/basics/' : '/system/first/', status: 308 },
        { target: `/${asset}`, status: 200 },
        { target: `/${asset}?v=1`, status: 200, encoding: 'identity' },
        { target: `/${font}`, status: 200 },
        { target: '/material-ui/', status: 200, encoding: 'identity' },
        // nginx responds to a malformed escape before it reads the `Accept` headers.
        { target: '/%E4%', status: 404, encoding: 'identity' },
        { target: '/material-ui/%E4%', status: 404, encoding: 'identity' },
        { target: '/material-ui/', status: 200, method: 'HEAD' },
        { target: '/material-ui/unknown', status: 404, encoding: 'identity' },
        { target: '/material-ui/unknown', status: 404, method: 'HEAD' },
        { target: '/joy-ui/docs-manifest.json', status: 204, method: 'HEAD' },
        { target: '/joy-ui/docs-manifest.json', status: 405, method: 'POST' },
        { target: '/material-ui/', status: 405, method: 'POST' },
        { target: '/unknown', status: 405, method: 'DELETE' },
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
