import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { chromiumLaunchOptions } from '@tooling/playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyFixture } from '../src/sites/copy-fixture';
import type { AppCopy } from '@tooling/fixture-builder';
import { startDocsDev, type DocsDev } from '../src/sites/start-docs-dev';

interface Mistake {
  readonly kind: string;
  readonly file: string;
  readonly from: string;
  readonly to: string;
  /** What the page and the terminal say of it. */
  readonly said: string;
}

const content = 'content/react-switch.mdx';
const demo = 'demos/switch/FirstSwitch.tsx';
const heading = '## States';
const description =
  'description: A page with three demos of one component, so that a change of one demo';

const mistakes: readonly Mistake[] = [
  {
    kind: 'a short description',
    file: content,
    from: `${description} can be told apart.`,
    to: 'description: Too short.',
    said: 'a description of 10 characters',
  },
  {
    kind: 'an unknown key of front matter',
    file: content,
    from: 'title: Switch',
    to: 'title: Switch\nauthor: Me',
    said: 'the unknown key “author”',
  },
  {
    kind: 'front matter that is no YAML',
    file: content,
    from: 'title: Switch',
    to: 'title: "Switch',
    said: 'front matter in YAML',
  },
  {
    kind: 'an element that is not closed',
    file: content,
    from: heading,
    to: `${heading}\n\n<Callout kind="info">`,
    said: 'MDX that can be read',
  },
  {
    kind: 'an expression in content',
    file: content,
    from: heading,
    to: `${heading}\n\n{1 + 1}`,
    said: 'a JavaScript expression',
  },
  {
    kind: 'an unknown component',
    file: content,
    from: heading,
    to: `${heading}\n\n<Nothing />`,
    said: '<Nothing>',
  },
  {
    kind: 'a demo that does not exist',
    file: content,
    from: 'switch/FirstSwitch.tsx',
    to: 'switch/NoSwitch.tsx',
    said: 'the demo switch/NoSwitch.tsx',
  },
  {
    kind: 'a demo that is shown twice',
    file: content,
    from: 'switch/FirstSwitch.tsx',
    to: 'switch/SecondSwitch.tsx',
    said: 'a second demo named SecondSwitch',
  },
  {
    kind: 'an image that does not exist',
    file: content,
    from: heading,
    to: `${heading}\n\n![Nothing](./images/nothing.png)`,
    said: './images/nothing.png',
  },
  {
    kind: 'a heading that skips a level',
    file: content,
    from: heading,
    to: '#### States',
    said: 'a heading of level 4: “States”',
  },
  {
    kind: 'an unknown language of code',
    file: content,
    from: heading,
    to: `${heading}\n\n\`\`\`cobol\nSTOP RUN.\n\`\`\``,
    said: 'a code fence in “cobol”',
  },
  {
    kind: 'a link to nothing',
    file: content,
    from: heading,
    to: `${heading}\n\n[Somewhere]()`,
    said: 'a link to nothing',
  },
  {
    kind: 'a table that does not exist',
    file: content,
    from: heading,
    to: `${heading}\n\n<GeneratedTable file="nothing.ts" />`,
    said: 'tables/nothing.ts',
  },
  {
    kind: 'an unknown key of the manifest',
    file: 'product.ts',
    from: 'beta: true',
    to: 'betta: true',
    said: 'betta',
  },
  {
    kind: 'a manifest that does not parse',
    file: 'product.ts',
    from: 'export default defineProduct({',
    to: 'export default defineProduct({{',
    said: 'an error while it runs',
  },
  {
    kind: 'an entry without a page',
    file: 'product.ts',
    from: "{ pathname: '/material-ui/writing', beta: true }",
    to: "{ pathname: '/material-ui/reading', beta: true }",
    said: 'reading',
  },
  {
    kind: 'a demo that does not parse',
    file: demo,
    from: '<Switch',
    to: '<<Switch',
    said: 'FirstSwitch.tsx',
  },
  {
    kind: 'a demo that throws',
    file: demo,
    from: '  return <Switch',
    to: "  throw new Error('Thrown on purpose.');\n  return <Switch",
    said: 'Thrown on purpose.',
  },
];

/** One mistake in each kind of file. The full tier makes all of them. */
const samples = [
  'front matter that is no YAML',
  'an unknown component',
  'a manifest that does not parse',
  'a demo that throws',
];
const isFull = process.env['E2E_TIER'] === 'full';
const made = mistakes.filter(({ kind }) => isFull || samples.includes(kind));

describe('a mistake while docs dev runs', () => {
  const address = '/material-ui/react-switch/';
  let app: AppCopy;
  let dev: DocsDev;
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    app = await copyFixture('tiny', 'dev-mistakes');
    dev = await startDocsDev(app.appDir);
    await dev.waitForPage(address);
    browser = await chromium.launch(chromiumLaunchOptions());
    page = await browser.newPage();
    page.setDefaultTimeout(30_000);
    await page.goto(dev.origin + address);
  });

  afterAll(async () => {
    await browser.close();
    await dev.stop();
    await app.remove();
  });

  /** The page as it is without mistakes, alive, and the same for a reader who comes now. */
  const expectRightPage = async () => {
    await page.locator('vite-error-overlay').waitFor({ state: 'detached' });
    await page.getByRole('alert').waitFor({ state: 'detached' });
    await page.locator('[data-demo="FirstSwitch"][data-hydrated]').waitFor();
    await page.getByRole('heading', { name: 'States' }).waitFor();
    const response = await fetch(dev.origin + address);
    expect(response.status).toBe(200);
    expect(await response.text()).not.toContain('does not render');
  };

  it('is one of a known list', () => {
    expect(made).toHaveLength(isFull ? mistakes.length : samples.length);
  });

  it.each(made)(
    'is said and forgotten without a restart: $kind',
    async ({ file, from, to, said }) => {
      await expectRightPage();
      const place = path.join(app.appDir, file);
      const source = await readFile(place, 'utf8');
      const before = dev.output().length;
      await app.edit(file, from, to);
      try {
        // In the page by itself: nobody reloads it.
        await page
          .getByRole('alert')
          .or(page.locator('vite-error-overlay'))
          .filter({ hasText: said })
          .first()
          .waitFor();
        await dev.waitForOutput(said, before);
      } finally {
        await writeFile(place, source);
      }
      await expectRightPage();
    },
  );

  it('is said and forgotten without a restart: a page that is deleted', async () => {
    await expectRightPage();
    const file = path.join(app.appDir, content);
    const away = path.join(app.appDir, 'react-switch.mdx.away');
    const before = dev.output().length;
    await rename(file, away);
    try {
      await page.getByRole('alert').filter({ hasText: content }).waitFor();
      await dev.waitForOutput(content, before);
    } finally {
      await rename(away, file);
    }
    await expectRightPage();
  });

  it('says two mistakes at once, and what is left of them', async () => {
    await expectRightPage();
    const product = path.join(app.appDir, 'product.ts');
    const text = path.join(app.appDir, content);
    const sources = [await readFile(product, 'utf8'), await readFile(text, 'utf8')] as const;
    await app.edit(content, heading, '#### States');
    await page.getByRole('alert').filter({ hasText: 'a heading of level 4' }).waitFor();
    await app.edit('product.ts', 'beta: true', 'betta: true');
    await page.getByRole('alert').filter({ hasText: 'betta' }).waitFor();
    await writeFile(product, sources[0]);
    await page.getByRole('alert').filter({ hasText: 'a heading of level 4' }).waitFor();
    await writeFile(text, sources[1]);
    await expectRightPage();
  });

  it('is answered with 500 to a program that asks for the page', async () => {
    const text = path.join(app.appDir, content);
    const source = await readFile(text, 'utf8');
    await app.edit(content, heading, '#### States');
    await page.getByRole('alert').filter({ hasText: 'a heading of level 4' }).waitFor();
    const response = await fetch(dev.origin + address);
    expect(response.status).toBe(500);
    expect(await response.text()).toContain('a heading of level 4');
    await writeFile(text, source);
    await expectRightPage();
  });
});
