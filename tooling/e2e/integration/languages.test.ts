import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SearchIndex } from 'docs-shell/search';
import { copyFixture } from '../src/sites/copy-fixture';
import { fixtureDir } from '../src/sites/list-app-dirs';
import { serveApps, type ServedApps } from '../src/sites/serve-apps';
import { startDocsDev } from '../src/sites/start-docs-dev';
import { findServer } from '../src/deploy/find-server';
import { requestAnswer } from '../src/deploy/request-answer';
import { startNginx } from '../src/deploy/hosts/start-nginx';

/** The configuration of the fixture. */
const origin = 'https://docs.example';
const nginx = await findServer('nginx');
const missing = 'reason' in nginx ? nginx.reason : undefined;

// English and Chinese, with one page that is translated and one that is not.
describe('an app in two languages', () => {
  let served: ServedApps;

  beforeAll(async () => {
    served = await serveApps({ zh: fixtureDir('zh') });
  });

  afterAll(() => served.close());

  const get = (address: string) => fetch(served.url + address, { redirect: 'manual' });
  const read = async (address: string) => (await get(address)).text();
  const navigation = (html: string) => /<nav class="d-side-nav".*?<\/nav>/s.exec(html)?.[0] ?? '';

  it('has every page in both languages', async () => {
    const pages = ['', 'getting-started/installation/', 'getting-started/usage/', 'react-button/'];
    for (const page of pages) {
      expect((await get(`/joy-ui/${page}`)).status).toBe(200);
      expect((await get(`/zh/joy-ui/${page}`)).status).toBe(200);
    }
  });

  it('has the search indexes of the build in docs dev', async () => {
    const app = await copyFixture('zh', 'dev-zh');
    const server = await startDocsDev(app.appDir);
    await server.waitForPage('/joy-ui/');
    // A page that is not translated is in both, with the titles of each language around it.
    for (const language of ['en', 'zh', 'en']) {
      const address = `/joy-ui/search-${language}.json`;
      const { shards, ...built } = JSON.parse(await read(address)) as SearchIndex;
      const response = await fetch(server.origin + address);
      expect(await response.json()).toEqual({
        ...built,
        shards: shards.map(({ prefix }) => ({ prefix, href: expect.any(String) as string })),
      });
    }
    await server.stop();
    await app.remove();
  });

  it('shows a translated page with the shell’s messages in its language', async () => {
    const html = await read('/zh/joy-ui/react-button/');
    expect(html).toContain('<html lang="zh"');
    expect(html).toContain('<h1 class="d-page-title">按钮</h1>');
    expect(html).toContain('<h2 id="基础">基础</h2>');
    expect(html).toContain('跳到正文');
    expect(html).not.toContain('尚未翻译');
    // A message that the app does not translate.
    expect(html).toContain('Back to top');
  });

  it('shows an untranslated page in English, with a notice', async () => {
    const html = await read('/zh/joy-ui/getting-started/usage/');
    expect(html).toContain('<html lang="zh"');
    expect(html).toContain('<h1 class="d-page-title" lang="en">Usage</h1>');
    expect(html).toContain('<div class="d-content" lang="en">');
    expect(html).toContain(
      '<p class="d-not-translated" lang="zh">本页尚未翻译，以下为英文内容。</p>',
    );
    expect(html).toContain(`<link rel="canonical" href="${origin}/joy-ui/getting-started/usage/"`);
    expect(html).not.toContain('hreflang');
  });

  it('takes titles from the translation, else from front matter or, for a group, from product.ts', async () => {
    const chinese = navigation(await read('/zh/joy-ui/'));
    for (const title of ['入门', '安装', 'Usage', '按钮']) expect(chinese).toContain(`>${title}<`);
    expect(chinese).toContain('href="/zh/joy-ui/getting-started/usage/"');
    const english = navigation(await read('/joy-ui/'));
    for (const title of ['Getting started', 'Install', 'Usage', 'Button']) {
      expect(english).toContain(`>${title}<`);
    }
    expect(await read('/zh/joy-ui/getting-started/installation/')).toContain(
      '<h1 class="d-page-title">安装</h1>',
    );
  });

  it.each(['/joy-ui/react-button/', '/zh/joy-ui/react-button/'])(
    'names the translations of %s',
    async (address) => {
      const html = await read(address);
      for (const [language, href] of [
        ['en', '/joy-ui/react-button/'],
        ['zh', '/zh/joy-ui/react-button/'],
        ['x-default', '/joy-ui/react-button/'],
      ]) {
        expect(html).toMatch(
          new RegExp(`<link rel="alternate" hreflang="${language}" href="${origin}${href}"`, 'i'),
        );
      }
      expect(html).toContain(`<link rel="canonical" href="${origin}${address}"`);
    },
  );

  it('lists pages and translations for search engines', async () => {
    const sitemap = await read('/joy-ui/sitemap.xml');
    expect(sitemap).toContain(`<loc>${origin}/zh/joy-ui/react-button/</loc>`);
    expect(sitemap).toContain(`<loc>${origin}/joy-ui/getting-started/usage/</loc>`);
    expect(sitemap).not.toContain(`${origin}/zh/joy-ui/getting-started/usage/`);
  });

  it('publishes its languages', async () => {
    const manifest: unknown = await (await get('/joy-ui/docs-manifest.json')).json();
    expect(manifest).toMatchObject({ languages: ['en', 'zh'] });
  });

  const answers: readonly (readonly [string, number, string])[] = [
    ['/en/joy-ui/react-button/', 308, '/joy-ui/react-button/'],
    ['/zh/joy-ui/react-button', 308, '/zh/joy-ui/react-button/'],
    ['/zh/joy-ui/button', 308, '/zh/joy-ui/react-button/'],
    ['/joy-ui/button?q=1', 308, '/joy-ui/react-button/?q=1'],
    ['/de/joy-ui/react-button/', 404, 'Page not found'],
    ['/joy-ui/unknown/', 404, 'Page not found'],
    ['/zh/joy-ui/unknown/', 404, '找不到页面'],
  ];

  it.each(answers)('answers %s with %i: %s', async (address, status, text) => {
    const response = await get(address);
    expect(response.status).toBe(status);
    expect(response.headers.get('location') ?? (await response.text())).toContain(text);
  });

  it.skipIf(missing)(
    `is served alike by nginx${missing ? ` (skipped: ${missing})` : ''}`,
    async () => {
      if (!('program' in nginx)) return;
      const production = await startNginx(nginx.program, served.site.root, {});
      for (const [target] of answers) {
        const expected = await requestAnswer(served.url, { target });
        expect([target, await requestAnswer(production.url, { target })]).toEqual([
          target,
          expected,
        ]);
      }
      await production.stop();
    },
  );
});
