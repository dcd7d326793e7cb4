import { chromium, type Browser, type Page } from '@playwright/test';
import type { AppCopy } from '@tooling/fixture-builder';
import { chromiumLaunchOptions } from '@tooling/playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mistakes } from '../src/dev-mistakes';
import { makeMistake, waitForMessage, waitForRightPage } from '../src/make-mistake';
import { createRandom } from '../src/seeded-random';
import { copyFixture } from '../src/sites/copy-fixture';
import { startDocsDev, type DocsDev } from '../src/sites/start-docs-dev';

const seed = Number(process.env['E2E_SEED'] ?? 2525);
const steps = 100;
const address = '/material-ui/react-switch/';
/** Some are shorter than the time in which a file watcher drops further events of a file. */
const waitsMs = [0, 10, 20, 30, 45, 60, 120, 250, 500, 1000];

// A failure counts even if a second attempt does not repeat it.
describe('docs dev, with edits at random times', { retry: 0 }, () => {
  let app: AppCopy;
  let browser: Browser;
  let page: Page;
  let server: DocsDev;

  beforeAll(async () => {
    app = await copyFixture('tiny', 'random-edits');
    server = await startDocsDev(app.appDir);
    await server.waitForPage(address);
    browser = await chromium.launch(chromiumLaunchOptions());
    page = await browser.newPage();
    page.setDefaultTimeout(30_000);
    await page.goto(server.origin + address);
  });

  afterAll(async () => {
    await browser.close();
    await server.stop();
    await app.remove();
  });

  it(`shows the right page after each of ${steps} mistakes, seed ${seed}`, async () => {
    const random = createRandom(seed);
    const pick = <Item>(items: readonly Item[]): Item => {
      const item = items[Math.floor(random() * items.length)];
      if (item === undefined) throw new Error('The list is empty.');
      return item;
    };
    await waitForRightPage(page);
    for (let step = 1; step <= steps; step += 1) {
      const { said, ...change } = pick(mistakes);
      const waitMs = pick(waitsMs);
      const [isDrawn, isReloaded] = [random() < 0.4, random() < 0.3];
      // The page shows the last mistake, so it cannot be right only because nothing has happened yet.
      const isAwaited = isDrawn || step === steps;
      const description = `step ${step}, ${change.kind}, ${waitMs} ms, ${isAwaited ? 'seen' : 'not awaited'}, ${isReloaded ? 'reloaded' : 'not reloaded'}`;
      const takeBack = await makeMistake(app, change);
      if (isAwaited) await waitForMessage(page, said);
      // A reload by the server may interrupt this one.
      const reloading = isReloaded ? page.reload().catch(() => undefined) : undefined;
      await new Promise((resolve) => setTimeout(resolve, waitMs));
      await takeBack();
      await reloading;
      await expect(waitForRightPage(page), description).resolves.toBeUndefined();
    }
  }, 1_800_000);
});
