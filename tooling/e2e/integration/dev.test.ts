import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import type { AppCopy } from '@tooling/fixture-builder';
import { chromiumLaunchOptions } from '@tooling/playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { heading, mistakes, sampleKinds, switchPage } from '../src/dev-mistakes';
import { copyFixture } from '../src/sites/copy-fixture';
import { fixtureDir } from '../src/sites/list-app-dirs';
import { startDocsDev, type DocsDev } from '../src/sites/start-docs-dev';
import { describeStructure } from './describe-structure';

const isFull = process.env['E2E_TIER'] === 'full';
const made = mistakes.filter(({ kind }) => isFull || sampleKinds.includes(kind));

describe('docs dev', () => {
  let app: AppCopy;
  let browser: Browser;
  let server: DocsDev;
  let origin: string;

  beforeAll(async () => {
    app = await copyFixture('tiny', 'dev');
    server = await startDocsDev(app.appDir);
    ({ origin } = server);
    await server.waitForPage('/material-ui/');
    browser = await chromium.launch(chromiumLaunchOptions());
  });

  afterAll(async () => {
    await browser.close();
    await server.stop();
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

  it('draws the picture of a page', async () => {
    const html = await (await fetch(`${origin}/material-ui/`)).text();
    const address = /"og:image" content="([^"]+)"/.exec(html)?.[1];
    const picture = new Uint8Array(await (await fetch(`${origin}${address}`)).arrayBuffer());
    expect(new TextDecoder('latin1').decode(picture.slice(1, 4))).toBe('PNG');
  });

  it('runs demos, and shows an edit of one while the others keep their state', async () => {
    const page = await browser.newPage();
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
    expect(await demo('FirstSwitch').locator('input').isChecked()).toBe(false);
    expect(browserErrors).toEqual([]);
    await page.close();
  });

  it('shows a demo that does not compile as an error in its frame', async () => {
    const file = path.join(app.appDir, 'demos/switch/ThirdSwitch.tsx');
    const source = await readFile(file, 'utf8');
    await writeFile(file, 'export default function ThirdSwitch() { return <p>; }');
    const load = async () => (await fetch(`${origin}/material-ui/react-switch/`)).text();
    await waitFor(async () =>
      (await load()).includes('demos/switch/ThirdSwitch.tsx does not render'),
    );
    expect(await load()).toContain('First');
    await writeFile(file, source);
    await waitFor(async () => !(await load()).includes('does not render'));
  });

  it('shows an edit of content', async () => {
    const file = path.join(app.appDir, 'content/index.mdx');
    const source = await readFile(file, 'utf8');
    await writeFile(file, source.replace('A text page', 'An edited page'));
    await waitFor(async () => (await readPage(origin)).includes('An edited page'));
    expect(await readPage(origin)).not.toContain('A text page');
  });

  it('shows an edit of the manifest', async () => {
    const file = path.join(app.appDir, 'product.ts');
    const source = await readFile(file, 'utf8');
    await writeFile(file, source.replace("name: 'Tiny'", "name: 'Renamed'"));
    await waitFor(async () => (await readPage(origin)).includes('Renamed'));
    expect(await readPage(origin)).toContain('Renamed');
  });

  // The server goes on from what the tests above have edited.
  describe('a mistake', () => {
    const address = '/material-ui/react-switch/';
    let page: Page;

    beforeAll(async () => {
      page = await browser.newPage();
      page.setDefaultTimeout(30_000);
      await page.goto(origin + address);
    });

    afterAll(() => page.close());

    /** The page as it is without mistakes, alive, and the same for a reader who comes now. */
    const expectRightPage = async () => {
      await page.locator('vite-error-overlay').waitFor({ state: 'detached' });
      await page.getByRole('alert').waitFor({ state: 'detached' });
      await page.locator('[data-demo="FirstSwitch"][data-hydrated]').waitFor();
      await page.getByRole('heading', { name: 'States' }).waitFor();
      const response = await fetch(origin + address);
      expect(response.status).toBe(200);
      expect(await response.text()).not.toContain('does not render');
    };

    it('is one of a known list', () => {
      expect(made).toHaveLength(isFull ? mistakes.length : sampleKinds.length);
    });

    it.each(made)(
      'is said and forgotten without a restart: $kind',
      async ({ file, from, to, said }) => {
        await expectRightPage();
        const place = path.join(app.appDir, file);
        const source = await readFile(place, 'utf8');
        const before = server.output().length;
        await app.edit(file, from, to);
        try {
          // In the page by itself: nobody reloads it.
          await page
            .getByRole('alert')
            .or(page.locator('vite-error-overlay'))
            .filter({ hasText: said })
            .first()
            .waitFor();
          await server.waitForOutput(said, before);
        } finally {
          await writeFile(place, source);
        }
        await expectRightPage();
      },
    );

    it('is said and forgotten without a restart: a page that is deleted', async () => {
      await expectRightPage();
      const file = path.join(app.appDir, switchPage);
      const away = path.join(app.appDir, 'react-switch.mdx.away');
      const before = server.output().length;
      await rename(file, away);
      try {
        await page.getByRole('alert').filter({ hasText: switchPage }).waitFor();
        await server.waitForOutput(switchPage, before);
      } finally {
        await rename(away, file);
      }
      await expectRightPage();
    });

    it('says two mistakes at once, and what is left of them', async () => {
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

    it('is answered with 500 to a program that asks for the page', async () => {
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
