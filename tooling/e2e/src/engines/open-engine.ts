import { firefox, webkit, type BrowserType } from '@playwright/test';
import { findEngineFile, type EngineName } from '@tooling/playwright/find-engines';
import type { EnginePage } from './engine-page';
import { openFirefox } from './open-firefox';
import { openWebKit } from './open-webkit';

/** Opens an engine in a window of its own. Returns nothing if it is not installed. */
export async function openEngine(name: EngineName): Promise<EnginePage | undefined> {
  const found = findEngineFile(name);
  if (!found) return undefined;
  if (found.source === 'playwright') return openPlaywright(name === 'firefox' ? firefox : webkit);
  return name === 'firefox' ? openFirefox(found.file) : openWebKit(found.file);
}

/** Opens a browser that Playwright installed. */
async function openPlaywright(type: BrowserType): Promise<EnginePage> {
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
