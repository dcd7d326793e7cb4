import puppeteer from 'puppeteer-core';
import type { EnginePage } from './engine-page';

/** Opens an installed Firefox through WebDriver BiDi. No driver program is needed. */
export async function openFirefox(executablePath: string): Promise<EnginePage> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    defaultViewport: { width: 1280, height: 800 },
  });
  const page = await browser.newPage();
  return {
    async goto(url) {
      await page.goto(url);
    },
    async back() {
      await page.goBack();
    },
    async forward() {
      await page.goForward();
    },
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
