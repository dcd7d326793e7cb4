import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createManifest } from 'docs-shell/product/testing';
import { expect, it, onTestFinished } from 'vitest';
import { createApp } from '../load/app.fixture';
import { pruneSite } from './prune-site';
import { targets, type TargetName } from './targets';
import { writeDeployment, type DeploymentOptions } from './write-deployment';

const head = '<!DOCTYPE html><html><head><meta charSet="utf-8"/>';
const files = {
  'paint/index.html': `${head}<title>Paint</title>`,
  'paint/404.html': 'paint 404',
  'paint/_demos/_playground/index.html': 'runs code',
  'paint/react-brush/index.html': `${head}<title>Brush</title>`,
  '_assets/a-1.js': 'export {}',
};
const redirects = [{ from: '/paint/brush', to: '/paint/react-brush#size' }];

async function createSite(more: Partial<Parameters<typeof createManifest>[0]> = {}) {
  const manifest = createManifest({
    id: 'paint',
    rootPath: '/paint',
    redirects,
    files: ['/_assets/a-1.js', '/paint/_demos/_playground/index.html'],
    ...more,
  });
  return createApp({ ...files, 'paint/docs-manifest.json': JSON.stringify(manifest) });
}

async function write(target: TargetName, options: Partial<DeploymentOptions> = {}) {
  const from = options.from ?? (await createSite());
  const to = path.join(from, '.deploy', target);
  const deployment = await writeDeployment({
    target,
    from,
    to,
    productTable: [{ productId: 'paint', categoryId: 'art', pathPrefixes: ['/paint'] }],
    rules: {
      headers: { 'Content-Security-Policy': "default-src 'self'; frame-ancestors 'self'" },
      origin: 'https://docs.example.com',
    },
    settings: {},
    keep: 3,
    ...options,
  });
  const read = (file: string) => readFile(path.join(to, file), 'utf8');
  return { deployment, read, to };
}

const names = Object.keys(targets) as TargetName[];

it.each(names)('writes the site and the configuration for %s', async (name) => {
  const { deployment, read } = await write(name);
  const { publicFolder } = targets[name];
  expect(await read(`${publicFolder}/_assets/a-1.js`)).toBe('export {}');
  const texts = await Promise.all(
    deployment.configFiles.map(async (file) => `${file}\n${await read(file)}`),
  );
  const all = texts.join('\n');
  expect(all).toMatch(/\/paint\/react-brush\/.{0,80}#size/s);
  // A pattern that keeps slashes at the start would lead to other sites.
  expect(all).not.toMatch(/"\/en\/\*"|\/en\/\* \/:splat/);
});

it.each(['netlify', 'cloudflare'] as const)(
  'lists headers for %s, the last rule for an address last',
  async (name) => {
    const { read } = await write(name);
    const blocks = (await read('public/_headers')).split('\n\n').map((block) => block.split('\n'));
    const addresses = blocks.map(([address = '']) => address);
    const [first, ...others] = addresses;
    expect([first, ...others.slice(-2)]).toEqual([
      '/*',
      '/_assets/*',
      '/paint/_demos/_playground/*',
    ]);
    for (const address of others.slice(0, -2)) expect(address).toMatch(/^\/\*\.\w+$/);
    const assets = blocks.at(-2)?.join('\n');
    expect(assets).toContain('Cache-Control: public, max-age=31536000, immutable');
    expect(assets?.includes('! Cache-Control')).toBe(name === 'cloudflare');
  },
);

it('lets pages of a host without headers bring their policy, and closes the playground', async () => {
  const { read } = await write('github-pages');
  expect(await read('public/paint/index.html')).toBe(
    `${head}<meta http-equiv="Content-Security-Policy" content="default-src 'self'"/><title>Paint</title>`,
  );
  expect(await read('public/paint/_demos/_playground/index.html')).not.toContain('runs code');
  expect(await read('public/paint/brush/index.html')).toContain(
    'content="0; url=/paint/react-brush/#size"',
  );
  expect(await read('public/404.html')).toBe(files['paint/404.html']);
});

it('redirects within a product that the product table does not have', async () => {
  const productTable = [{ productId: 'home', categoryId: 'art', pathPrefixes: ['/'] }];
  const { read } = await write('netlify', { productTable });
  expect(await read('public/_redirects')).toContain('/paint/brush /paint/react-brush/#size 308');
});

const selfContained = {
  'ink/index.html': `${head}<title>Ink</title>`,
  'ink/zh/index.html': `${head}<title>Ink</title>`,
  'ink/404.html': 'ink 404',
  'ink/_assets/a-1.js': 'export {}',
  'ink/docs-manifest.json': JSON.stringify(
    createManifest({
      id: 'ink',
      rootPath: '/ink',
      selfContained: true,
      languages: ['en', 'zh'],
      redirects: [{ from: '/ink/old', to: '/ink' }],
      pages: [{ pathname: '/ink', title: 'Ink', anchors: [] }],
      files: ['/ink/_assets/a-1.js'],
    }),
  ),
};

it('keeps everything of a self-contained product below its root', async () => {
  const from = await createApp(selfContained);
  const { read } = await write('netlify', { from });
  expect(await read('public/_headers')).toMatch(/^\/ink\/_assets\/\*\n.*immutable/m);
  expect(await read('public/_redirects')).toMatch(/^\/ink\/zh\/old \/ink\/zh\/ 308$/m);
});

it('publishes a self-contained product as the page of a GitHub project', async () => {
  const from = await createApp(selfContained);
  const { deployment, read } = await write('github-pages', { from });
  expect(deployment.next).toContain('public/ink');
  expect(await read('public/ink/.nojekyll')).toBe('');
  expect(await read('public/ink/old/index.html')).toContain('url=/ink/"');
  expect((await write('github-pages')).deployment.next).toBe(
    'Upload the folder public with actions/upload-pages-artifact',
  );
});

it('names the one 404 page of a host that has one', async () => {
  const { read } = await write('azure');
  expect(JSON.parse(await read('public/staticwebapp.config.json'))).toMatchObject({
    responseOverrides: { 404: { rewrite: '/404.html', statusCode: 404 } },
  });
});

it('refuses what is more than a host takes, and leaves the last deployment in place', async () => {
  const { to, read } = await write('azure');
  const many = Array.from({ length: 200 }, (_, index) => ({
    from: `/paint/old-${index}`,
    to: '/paint',
  }));
  const from = await createSite({ redirects: many });
  await expect(write('azure', { from, to })).rejects.toThrow(
    /size of staticwebapp\.config\.json: [\d,]+ bytes[\s\S]*at most 20,480 bytes/,
  );
  expect(await read('public/staticwebapp.config.json')).toContain('/paint/brush');
});

it.each([
  ['cloudflare', 1000, 'static redirects in _redirects: 2,002 rules'],
  ['vercel', 2048, 'routes in config.json'],
  ['netlify', 10_000, 'redirects in _redirects'],
] as const)('counts the rules of %s before it writes them', async (name, count, message) => {
  const many = Array.from({ length: count }, (_, index) => ({
    from: `/paint/old-${index}`,
    to: '/paint',
  }));
  const from = await createSite({ redirects: many });
  await expect(write(name, { from })).rejects.toThrow(message);
});

it('keeps the assets of the builds before, and removes older ones', async () => {
  const live = await serve({
    '/paint/docs-builds.json': JSON.stringify({
      version: 1,
      builds: [
        { buildId: 'second01', assets: ['/_assets/a-1.js', '/_assets/b-2.js', '/_assets/gone.js'] },
        { buildId: 'first001', assets: ['/_assets/c-3.js'] },
      ],
    }),
    '/_assets/b-2.js': 'second',
    '/_assets/c-3.js': 'first',
  });
  const { deployment, read, to } = await write('nginx', { live, keep: 2 });
  expect(await read('public/_assets/b-2.js')).toBe('second');
  expect(deployment).toMatchObject({
    keptCount: 1,
    notes: ['paint: 1 earlier assets are gone already.'],
  });
  const list = JSON.parse(await read('public/paint/docs-builds.json')) as {
    builds: { buildId: string }[];
  };
  expect(list.builds.map(({ buildId }) => buildId)).toEqual(['0123456789abcdef', 'second01']);

  const root = path.join(to, 'public');
  await writeFile(path.join(root, '_assets/x-9.js'), '');
  expect(await pruneSite(root)).toMatchObject({
    removedAssets: ['_assets/x-9.js'],
    removedPages: [],
  });
  expect((await readdir(path.join(root, '_assets'))).sort()).toEqual([
    'a-1.js',
    'a-1.js.gz',
    'b-2.js',
    'b-2.js.gz',
  ]);
});

it('removes nothing if it does not know what to keep', async () => {
  await expect(pruneSite(await createSite())).rejects.toThrow('no /paint/docs-builds.json');
  await expect(pruneSite(await createApp({}))).rejects.toThrow('no docs-manifest.json');
});

async function serve(texts: Readonly<Record<string, string>>): Promise<string> {
  const server = createServer(({ url = '' }, response) => {
    const text = texts[url];
    response.writeHead(text === undefined ? 404 : 200).end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
