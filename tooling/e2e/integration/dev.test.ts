import { once } from 'node:events';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect, createServer } from 'node:net';
import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import type { AppCopy } from '@tooling/fixture-builder';
import { chromiumLaunchOptions } from '@tooling/playwright';
import type { SearchIndex } from 'docs-shell/search';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyFixture } from '../src/sites/copy-fixture';
import { fixtureDir } from '../src/sites/list-app-dirs';
import { serveApps, type ServedApps } from '../src/sites/serve-apps';
import { startDocsDev, type DocsDev } from '../src/sites/start-docs-dev';
import { makeMistake } from '../src/make-mistake';
import { describeStructure } from './describe-structure';

describe('docs dev', () => {
  let app: AppCopy;
  let browser: Browser;
  let site: ServedApps;
  let server: DocsDev;
  let origin: string;

  beforeAll(async () => {
    app = await copyFixture('tiny', 'dev');
    // The site has this product, too, as it was before the edit below.
    const deployed = { core: fixtureDir('home'), 'material-ui': fixtureDir('tiny') };
    site = await serveApps(deployed);
    server = await startDocsDev(app.appDir, ['--beside', site.url]);
    ({ origin } = server);
    await server.waitForPage('/material-ui/');
    browser = await chromium.launch(chromiumLaunchOptions());
  });

  afterAll(async () => {
    await browser.close();
    await server.stop();
    await site.close();
    await app.remove();
  });

  it.each(['material-ui/', 'material-ui/react-switch/'])(
    'serves the document of the build for /%s',
    async (address) => {
      const built = await readBuilt(`${address}index.html`);
      const response = await fetch(`${origin}/${address}`);
      expect(describeStructure(await response.text())).toEqual(describeStructure(built));
    },
  );

  it('serves the markdown of the build', async () => {
    const address = 'material-ui/react-switch/index.md';
    const built = await readBuilt(address);
    expect(await (await fetch(`${origin}/${address}`)).text()).toBe(built);
    expect((await fetch(`${origin}/material-ui/nowhere/index.md`)).status).toBe(404);
  });

  it('responds with 404 and the product’s page to an address without a page', async () => {
    const response = await fetch(`${origin}/material-ui/nowhere/`);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('<h1 class="d-page-title">Page not found</h1>');
  });

  it('redirects from a page that has moved', async () => {
    const moved = await fetch(`${origin}/material-ui/switch/?a=1`, { redirect: 'manual' });
    expect([moved.status, moved.headers.get('Location')]).toEqual([
      307,
      '/material-ui/react-switch/?a=1#states',
    ]);
  });

  it('runs demos and shows edits through one forwarded port, under another name', async () => {
    const { port } = new URL(origin);
    const forwarding = createServer((socket) => {
      const target = connect(Number(port), '127.0.0.1');
      for (const end of [socket, target]) end.on('error', () => end.destroy());
      socket.pipe(target).pipe(socket);
    }).listen(0);
    await once(forwarding, 'listening');
    const forwarded = `http://localhost:${(forwarding.address() as AddressInfo).port}`;
    const page = await browser.newPage();
    const origins = new Set<string>();
    page.on('request', (request) => origins.add(new URL(request.url()).origin));
    await page.goto(`${forwarded}/material-ui/react-switch/`);
    await page.locator('[data-demo="FirstSwitch"][data-hydrated]').waitFor();
    const edit = { file: 'content/react-switch.mdx', from: 'Three demos.', to: 'Four demos.' };
    const takeBack = await makeMistake(app, edit);
    await page.getByText('Four demos.').waitFor();
    await takeBack();
    expect([...origins]).toEqual([forwarded]);
    await page.close();
    forwarding.close();
  });

  it('serves the search index of the build, and its words', async () => {
    const address = 'material-ui/search-en.json';
    const built = JSON.parse(await readBuilt(address)) as SearchIndex;
    const served = (await (await fetch(`${origin}/${address}`)).json()) as SearchIndex;
    expect(served).toEqual({ ...built, shards: served.shards });
    const words = served.shards.map(async ({ href }) => (await fetch(origin + href)).text());
    const builtWords = built.shards.map(({ href }) => readBuilt(href.slice(1)));
    expect(await Promise.all(words)).toEqual(await Promise.all(builtWords));
  });

  it('finds a word that was written after the start', async () => {
    const page = await browser.newPage();
    const takeBack = await makeMistake(app, {
      file: 'content/index.mdx',
      from: 'A text page',
      to: 'A zygomorphic page',
    });
    await page.goto(`${origin}/material-ui/react-switch/`);
    await page.locator('[data-demo][data-hydrated]').first().waitFor();
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Search' }).fill('zygomorphic');
    await page.locator('[role="option"][href^="/material-ui/"]').first().waitFor();
    await takeBack();
    await page.close();
  });

  it('renders the OG image of a page', async () => {
    const html = await (await fetch(`${origin}/material-ui/`)).text();
    const address = /"og:image" content="([^"]+)"/.exec(html)?.[1];
    const image = new Uint8Array(await (await fetch(`${origin}${address}`)).arrayBuffer());
    expect(new TextDecoder('latin1').decode(image.slice(1, 4))).toBe('PNG');
  });

  it('does not bundle pages and React DOM for browsers, which load none of it', async () => {
    const bundled = await listBrowserModules(app.appDir);
    // Next's own modules show that the list is not empty by mistake.
    expect(bundled).toContainEqual(expect.stringContaining('/next/dist/client/index.js'));
    expect(
      bundled.filter((name) => /\/react-dom\/|\/compiled\/next-devtools\//.test(name)),
    ).toEqual([]);
    expect(bundled.filter((name) => name.startsWith('packages/'))).toEqual([
      'packages/docs-shell/src/next/no-browser-code.ts',
    ]);
  });

  it('serves other products and their index from the site that it is beside', async () => {
    const page = await browser.newPage();
    await page.goto(`${origin}/material-ui/`);
    await page.getByRole('button', { name: 'Products', exact: true }).click();
    await page.locator('[data-products] a').filter({ hasText: 'Home' }).click();
    await page.waitForURL(`${origin}/`);
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Search' }).fill('kinds of text');
    await page.getByRole('option').filter({ hasText: 'Kinds of text' }).first().waitFor();
    await page.keyboard.press('Escape');
    await page.goBack();
    await page.waitForURL(`${origin}/material-ui/`);
    // Only this one is the dev server's.
    expect(await (await fetch(`${origin}/`)).text()).toBe(await (await fetch(site.url)).text());
    expect(await (await fetch(`${origin}/material-ui/`)).text()).toContain('/_next/');
    await page.close();
  });

  it('marks the broken links of a page and prints them, and shows the page nevertheless', async () => {
    const page = await browser.newPage();
    page.setDefaultTimeout(30_000);
    await page.goto(`${origin}/material-ui/`);
    const file = path.join(app.appDir, 'content/index.mdx');
    const source = await readFile(file, 'utf8');
    const save = (first: string) =>
      writeFile(
        file,
        `${source}\n[First](${first}), [second](/material-ui/react-switch/#states-of-it), [third](/nowhere/), [right](/material-ui/react-switch/#states).\n`,
      );
    /** Waits until these links have a mark and all others have none. */
    const waitForMarks = (...marked: readonly string[]) => {
      const links = ['First', 'second', 'third', 'right'].map((name) => {
        const mark = marked.includes(name) ? '[data-dev-problem]' : ':not([data-dev-problem])';
        return `:has(a${mark}:text-is("${name}"))`;
      });
      return page.locator(`main p${links.join('')}`).waitFor();
    };
    const before = server.output().length;
    await save('/material-ui/nowhere/');
    await waitForMarks('First', 'second', 'third');
    const title = await page.locator('[data-dev-problem]').first().getAttribute('title');
    expect(title).toContain('content/index.mdx:');
    for (const said of ['to /material-ui/nowhere/', '“states-of-it”', 'to /nowhere/']) {
      await server.waitForOutput(said, before);
    }
    await save('/material-ui/');
    await waitForMarks('second', 'third');
    await writeFile(file, source);
    await page.close();
  });
});

/** A file that the build of the same sources has written. */
function readBuilt(file: string): Promise<string> {
  return readFile(path.join(fixtureDir('tiny'), 'dist', file), 'utf8');
}

/** Names of the scripts that Next has bundled for browsers, from the root of the repository. */
async function listBrowserModules(appDir: string): Promise<string[]> {
  const folder = path.join(appDir, '.next/dev/static/chunks');
  const names = new Set<string>();
  for (const file of await readdir(folder)) {
    if (!file.endsWith('.js')) continue;
    const code = await readFile(path.join(folder, file), 'utf8');
    for (const [, name = ''] of code.matchAll(/"\[project\]\/(\S+) \[client\] \(ecmascript\)/g))
      names.add(name);
  }
  return [...names];
}
