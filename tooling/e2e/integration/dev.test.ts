import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import type { AppCopy } from '@tooling/fixture-builder';
import { chromiumLaunchOptions } from '@tooling/playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { heading, mistakes, sampleKinds, switchPage } from '../src/dev-mistakes';
import { makeMistake, waitForMessage, waitForRightPage } from '../src/make-mistake';
import { copyFixture } from '../src/sites/copy-fixture';
import { fixtureDir } from '../src/sites/list-app-dirs';
import { serveApps, type ServedApps } from '../src/sites/serve-apps';
import { startDocsDev, type DocsDev } from '../src/sites/start-docs-dev';
import { describeStructure } from './describe-structure';
import { isFull } from '../src/tier';

const made = mistakes.filter(({ kind }) => isFull || sampleKinds.includes(kind));

describe('docs dev', () => {
  let app: AppCopy;
  let browser: Browser;
  /** One for all pages: the server sends hundreds of modules, which the browser then has. */
  let context: BrowserContext;
  let site: ServedApps;
  let server: DocsDev;
  let origin: string;

  beforeAll(async () => {
    app = await copyFixture('tiny', 'dev');
    // The site has this product, too, as it was before the edits below.
    const deployed = { core: fixtureDir('home'), 'material-ui': fixtureDir('tiny') };
    site = await serveApps(deployed);
    server = await startDocsDev(app.appDir, ['--beside', site.url]);
    ({ origin } = server);
    await server.waitForPage('/material-ui/');
    browser = await chromium.launch(chromiumLaunchOptions());
    context = await browser.newContext();
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

  it('renders the OG image of a page', async () => {
    const html = await (await fetch(`${origin}/material-ui/`)).text();
    const address = /"og:image" content="([^"]+)"/.exec(html)?.[1];
    const image = new Uint8Array(await (await fetch(`${origin}${address}`)).arrayBuffer());
    expect(new TextDecoder('latin1').decode(image.slice(1, 4))).toBe('PNG');
  });

  it('serves other products and their index from the site that it is beside', async () => {
    const page = await context.newPage();
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

  it('runs demos, and shows an edit of one without resetting the others', async () => {
    const page = await context.newPage();
    const browserErrors: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) {
        browserErrors.push(message.text());
      }
    });
    page.on('pageerror', (error) => browserErrors.push(error.message));
    await page.goto(`${origin}/material-ui/react-switch/`);
    const demo = (name: string) => page.locator(`[data-demo="${name}"]`);
    await demo('FirstSwitch').and(page.locator('[data-hydrated]')).waitFor();
    await demo('SecondSwitch').and(page.locator('[data-hydrated]')).waitFor();
    await demo('FirstSwitch')
      .getByRole('switch')
      .or(demo('FirstSwitch').getByRole('checkbox'))
      .uncheck();
    const file = path.join(app.appDir, 'demos/switch/SecondSwitch.tsx');
    await writeFile(file, (await readFile(file, 'utf8')).replace("'Second'", "'Edited'"));
    await demo('SecondSwitch').getByLabel('Edited').waitFor({ timeout: 30_000 });
    const code = demo('SecondSwitch').locator('.d-demo-code');
    for (const variant of await code.all()) {
      await expect.poll(() => variant.textContent()).toContain('Edited');
    }
    expect(await demo('FirstSwitch').locator('input').isChecked()).toBe(false);
    expect(browserErrors).toEqual([]);
    await page.close();
  });

  it('shows a demo that does not compile as an error in its frame', async () => {
    const file = path.join(app.appDir, 'demos/switch/ThirdSwitch.tsx');
    const source = await readFile(file, 'utf8');
    await writeFile(file, 'export default function ThirdSwitch() { return <p>; }');
    const load = async () => (await fetch(`${origin}/material-ui/react-switch/`)).text();
    await waitFor(async () => (await load()).includes('demos/switch/ThirdSwitch.tsx:1  DOCS4007'));
    expect(await load()).toContain('First');
    await writeFile(file, source);
    await waitFor(async () => !(await load()).includes('DOCS4007'));
  });

  it('shows an edit of content', async () => {
    const file = path.join(app.appDir, 'content/index.mdx');
    const source = await readFile(file, 'utf8');
    await writeFile(file, source.replace('A text page', 'An edited page'));
    await waitFor(async () => (await readPage(origin)).includes('An edited page'));
    expect(await readPage(origin)).not.toContain('A text page');
  });

  it('marks the broken links of a page and prints them, and shows the page nevertheless', async () => {
    const page = await context.newPage();
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

  it('shows an edit of product.ts', async () => {
    const file = path.join(app.appDir, 'product.ts');
    const source = await readFile(file, 'utf8');
    await writeFile(file, source.replace("name: 'Tiny'", "name: 'Renamed'"));
    await waitFor(async () => (await readPage(origin)).includes('Renamed'));
    expect(await readPage(origin)).toContain('Renamed');
  });

  // The server still has the edits of the tests above.
  describe('a mistake', () => {
    const address = '/material-ui/react-switch/';
    let page: Page;

    beforeAll(async () => {
      page = await context.newPage();
      page.setDefaultTimeout(30_000);
      await page.goto(origin + address);
    });

    afterAll(() => page.close());

    /** Checks that the page shows no error, is hydrated, and is the same in a new request. */
    const expectRightPage = async () => {
      await waitForRightPage(page);
      const response = await fetch(origin + address);
      expect(response.status).toBe(200);
      expect(await response.text()).not.toContain('does not render');
    };

    it('is in the list of mistakes', () => {
      expect(made).toHaveLength(isFull ? mistakes.length : sampleKinds.length);
    });

    it.each(made)(
      'is shown, and removed when it is corrected, without a restart: $kind',
      async ({ said, place, ...change }) => {
        await expectRightPage();
        const texts = [said, place ?? change.file];
        const before = server.output().length;
        const takeBack = await makeMistake(app, change);
        try {
          // The page shows it without a reload by the test.
          await waitForMessage(page, ...texts);
          for (const text of texts) await server.waitForOutput(text, before);
        } finally {
          await takeBack();
        }
        await expectRightPage();
      },
    );

    it('shows two mistakes at once, and then the remaining one', async () => {
      await expectRightPage();
      const product = path.join(app.appDir, 'product.ts');
      const text = path.join(app.appDir, switchPage);
      const sources = [await readFile(product, 'utf8'), await readFile(text, 'utf8')] as const;
      await app.edit(switchPage, heading, '#### States');
      await page.getByRole('alert').filter({ hasText: 'a heading of level 4' }).waitFor();
      await app.edit('product.ts', 'beta: true', 'betta: true');
      await page.getByRole('alert').filter({ hasText: 'betta' }).waitFor();
      await writeFile(product, sources[0]);
      await page.getByRole('alert').filter({ hasText: 'a heading of level 4' }).waitFor();
      await writeFile(text, sources[1]);
      await expectRightPage();
    });

    it('responds with 500 to a program that requests the page', async () => {
      const text = path.join(app.appDir, switchPage);
      const source = await readFile(text, 'utf8');
      await app.edit(switchPage, heading, '#### States');
      await page.getByRole('alert').filter({ hasText: 'a heading of level 4' }).waitFor();
      const response = await fetch(origin + address);
      expect(response.status).toBe(500);
      expect(await response.text()).toContain('a heading of level 4');
      await writeFile(text, source);
      await expectRightPage();
    });
  });
});

/** A file that the build of the same sources has written. */
function readBuilt(file: string): Promise<string> {
  return readFile(path.join(fixtureDir('tiny'), 'dist', file), 'utf8');
}

async function readPage(origin: string): Promise<string> {
  return (await fetch(`${origin}/material-ui/`)).text();
}

async function waitFor(check: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + 200_000;
  while (Date.now() < end) {
    if (await check().catch(() => false)) {
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('It did not happen within 200 seconds.');
}
