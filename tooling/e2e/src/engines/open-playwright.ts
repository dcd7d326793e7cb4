import type { BrowserType } from '@playwright/test';
import type { EnginePage } from './engine-page';

/** Opens a browser that Playwright installed. */
export async function openPlaywright(type: BrowserType): Promise<EnginePage> {
  const browser = await type.launch();
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
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
    click: (selector) => page.locator(selector).first().click({ force: true }),
    type: (text) => page.keyboard.type(text),
    press: (key, modifier) => page.keyboard.press(modifier ? `${modifier}+${key}` : key),
    evaluate: async (run, argument) => {
      const source = `(${run.toString()})(${JSON.stringify(argument)})`;
      return page.evaluate(source);
    },
    readFrame: (selector) => page.frameLocator(selector).locator('body').innerText(),
    close: () => browser.close(),
  };
}
