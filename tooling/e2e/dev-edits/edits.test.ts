import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import type { AppCopy } from '@tooling/fixture-builder';
import { chromiumLaunchOptions } from '@tooling/playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { heading, mistakes, sampleKinds, switchPage } from '../src/dev-mistakes';
import { makeMistake, waitForMessage, waitForRightPage } from '../src/make-mistake';
import { copyFixture } from '../src/sites/copy-fixture';
import { startDocsDev, type DocsDev } from '../src/sites/start-docs-dev';
import { isFull } from '../src/tier';

const made = mistakes.filter(({ kind }) => isFull || sampleKinds.includes(kind));

describe('docs dev', () => {
  let app: AppCopy;
  let browser: Browser;
  /** One for all pages: the server sends hundreds of modules, which the browser then has. */
  let context: BrowserContext;
  let server: DocsDev;
  let origin: string;

  const stylesheet = () => path.join(app.appDir, 'demos/switch/second.css');
  const outline = (pixels: number) =>
    `[data-demo="SecondSwitch"] input { outline-offset: ${pixels}px }\n`;

  beforeAll(async () => {
    app = await copyFixture('tiny', 'dev-edits');
    await app.edit('demos/switch/SecondSwitch.tsx', 'import', "import './second.css';\nimport");
    await writeFile(stylesheet(), outline(1));
    server = await startDocsDev(app.appDir);
    ({ origin } = server);
    await server.waitForPage('/material-ui/');
    browser = await chromium.launch(chromiumLaunchOptions());
    context = await browser.newContext();
  });

  afterAll(async () => {
    await browser.close();
    await server.stop();
    await app.remove();
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

  it('shows an edit of a stylesheet without resetting demos', async () => {
    const page = await context.newPage();
    await page.goto(`${origin}/material-ui/react-switch/`);
    const first = page.locator('[data-demo="FirstSwitch"][data-hydrated] input');
    await first.uncheck();
    const readOffset = () =>
      page.locator('[data-demo="SecondSwitch"] input').evaluate((input) => {
        return getComputedStyle(input).outlineOffset;
      });
    expect(await readOffset()).toBe('1px');
    for (const pixels of [2, 3]) {
      await writeFile(stylesheet(), outline(pixels));
      await expect.poll(readOffset, { timeout: 30_000 }).toBe(`${pixels}px`);
    }
    expect(await first.isChecked()).toBe(false);
    expect(await page.locator('link[href*="second.css"]').count()).toBe(1);
    await page.close();
  });

  it.each<Edit>([
    {
      what: 'the text',
      file: switchPage,
      from: 'Three demos.',
      to: 'Four demos.',
      shown: ['main p:text-is("Four demos.")'],
    },
    {
      what: 'a heading',
      file: switchPage,
      from: heading,
      to: '## Kinds',
      shown: ['main h2#kinds', '.d-toc a[href="#kinds"]'],
    },
    {
      what: 'a title',
      file: switchPage,
      from: 'title: Switch',
      to: 'title: Lever',
      shown: [
        'h1:has-text("Lever")',
        '.d-side-nav a:has-text("Lever")',
        '//title[contains(., "Lever")]',
      ],
    },
    {
      what: 'product.ts',
      file: 'product.ts',
      from: "'Tiny'",
      to: "'Tidy'",
      shown: ['//title[contains(., "Tidy")]'],
    },
    {
      what: 'the demo root',
      file: 'demo-root.tsx',
      from: 'direction,\n',
      to: "direction, components: { MuiSwitch: { defaultProps: { title: 'Edited' } } },\n",
      shown: ['[data-demo="FirstSwitch"] [title="Edited"]'],
    },
  ])('shows an edit of $what without resetting demos', async ({ shown, ...edit }) => {
    const page = await context.newPage();
    await page.goto(`${origin}/material-ui/react-switch/`);
    await page.locator('[data-demo="SecondSwitch"][data-hydrated]').waitFor();
    const first = page.locator('[data-demo="FirstSwitch"][data-hydrated] input');
    await first.uncheck();
    const takeBack = await makeMistake(app, edit);
    for (const selector of shown)
      await page.locator(selector).first().waitFor({ state: 'attached' });
    await takeBack();
    for (const selector of shown)
      await page.locator(selector).first().waitFor({ state: 'detached' });
    expect(await first.isChecked()).toBe(false);
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
          // A diagnostic says what is wrong without the stack of a bundler.
          expect(server.output().slice(before)).not.toMatch(/^ +at .*node_modules/m);
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

/** An edit, and selectors of what it adds to the page. */
interface Edit {
  readonly what: string;
  readonly file: string;
  readonly from: string;
  readonly to: string;
  readonly shown: readonly string[];
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
