import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import type { AppCopy } from '@tooling/fixture-builder';
import { chromiumLaunchOptions } from '@tooling/playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyFixture } from '../src/sites/copy-fixture';
import { fixtureDir } from '../src/sites/list-app-dirs';
import { startDocsDev, type DocsDev } from '../src/sites/start-docs-dev';
import { describeStructure } from './describe-structure';

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
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) {
        complaints.push(message.text());
      }
    });
    page.on('pageerror', (error) => complaints.push(error.message));
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
    expect(complaints).toEqual([]);
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
