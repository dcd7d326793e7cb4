import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { readFiles, readSettings } from '@tooling/fixture-builder';
import { chromiumLaunchOptions } from '@tooling/playwright';
import { invalidLicenseNotice, licenseWatermark } from '@tooling/playwright/page';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixtureDir } from '../src/sites/list-app-dirs';
import { serveApps, type ServedApps } from '../src/sites/serve-apps';

const appDir = fixtureDir('everything-on');
const invalidKey = readSettings(appDir)?.['MUI_X_LICENSE_KEY'] ?? '';

// The journeys of the data grid test the notices without a key.
describe('a library that needs a license, with an invalid key', () => {
  let browser: Browser;
  let served: ServedApps;
  let output: readonly { readonly file: string; readonly text: string }[];

  beforeAll(async () => {
    served = await serveApps({ material: appDir });
    output = [...(await readFiles(path.join(appDir, 'dist')))].map(([file, content]) => ({
      file,
      text: Buffer.from(content, 'base64').toString(),
    }));
    browser = await chromium.launch(chromiumLaunchOptions());
  });

  afterAll(async () => {
    await browser.close();
    await served.close();
  });

  it('shows the packages’ own notice', async () => {
    const page = await browser.newPage();
    const browserErrors: string[] = [];
    page.on('console', (message) => {
      const isOfNetwork = message.text().startsWith('Failed to load resource');
      if (['error', 'warning'].includes(message.type()) && !isOfNetwork) {
        browserErrors.push(message.text());
      }
    });
    page.on('pageerror', (error) => browserErrors.push(error.message));
    // The fixture's advertising network does not exist.
    await page.route('https://ads.example/**', (route) => route.abort());
    await page.goto(`${served.url}/material-ui/plans/`);
    for (const name of ['ProRows', 'PremiumRows']) {
      const demo = page.locator(`[data-demo="${name}"]`);
      await demo.scrollIntoViewIfNeeded();
      await demo.locator(licenseWatermark).waitFor();
    }
    expect(await page.locator(licenseWatermark).allInnerTexts()).toEqual([
      'MUI X Invalid license key',
      'MUI X Invalid license key',
    ]);
    expect(browserErrors).toEqual([invalidLicenseNotice, invalidLicenseNotice]);
    await page.close();
  });

  it('has the key only in the code that runs demos', () => {
    const holders = output.filter(({ text }) => text.includes(invalidKey)).map(({ file }) => file);
    expect(invalidKey).not.toBe('');
    expect(holders).toEqual([
      expect.stringMatching(/^_assets\/material-ui\/demo-runtime-[\w-]+\.js$/),
      expect.stringMatching(/^_assets\/material-ui\/playground-[\w-]+\.js$/),
    ]);
  });

  it('shows a fallback for the demo that uses its package, and for no other', () => {
    const html = output.find(({ file }) => file === 'material-ui/plans/index.html')?.text ?? '';
    expect(html.match(/<caption>Stands in<\/caption>/g)).toHaveLength(1);
    expect(html).toContain('min-block-size:calc(240px');
  });
});
