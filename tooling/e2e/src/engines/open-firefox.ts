import { setTimeout as wait } from 'node:timers/promises';
import puppeteer, { type Page } from 'puppeteer-core';
import type { EnginePage } from './engine-page';

/** Opens an installed Firefox through WebDriver BiDi. No driver program is needed. */
export async function openFirefox(executablePath: string): Promise<EnginePage> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    defaultViewport: { width: 1280, height: 800 },
  });
  let page = await browser.newPage();
  let hasTraversed = false;
  const traverse = async (direction: 'back' | 'forward') => {
    hasTraversed = true;
    await traverseHistory(page, direction);
  };
  return {
    async goto(url) {
      if (hasTraversed) {
        // Puppeteer misses the load events of a tab that showed a page from the cache.
        const old = page;
        page = await browser.newPage();
        await old.close();
        hasTraversed = false;
      }
      await page.goto(url);
    },
    back: () => traverse('back'),
    forward: () => traverse('forward'),
    click: (selector) => page.click(selector),
    type: (text) => page.keyboard.type(text),
    async press(key, modifier) {
      if (modifier) await page.keyboard.down(modifier);
      await page.keyboard.press(key);
      if (modifier) await page.keyboard.up(modifier);
    },
    async evaluate<Result, Argument>(
      run: (argument: Argument) => Result | Promise<Result>,
      argument: Argument,
    ) {
      const result: unknown = await page.evaluate(
        `(${run.toString()})(${JSON.stringify(argument)})`,
      );
      return result as Result;
    },
    async readFrame(selector) {
      const element = await page.$(selector);
      const frame = await element?.contentFrame();
      return (await frame?.evaluate(() => document.body.innerText)) ?? '';
    },
    close: () => browser.close(),
  };
}

/** Leaves the page as its buttons do. `goBack` waits for a load event, which pages from the cache do not have. */
async function traverseHistory(page: Page, direction: 'back' | 'forward'): Promise<void> {
  const readAddress = () => page.evaluate('location.href').catch(() => undefined);
  const before = await readAddress();
  await page.evaluate(`setTimeout(() => history.${direction}())`);
  for (let attempt = 1; attempt <= 100; attempt += 1) {
    const address = await readAddress();
    if (address !== undefined && address !== before) return;
    await wait(50);
  }
  throw new Error(`Firefox did not go ${direction} from ${String(before)}.`);
}
