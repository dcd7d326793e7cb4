import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { readFiles, readSettings } from '@tooling/fixture-builder';
import { chromiumLaunchOptions } from '@tooling/playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  invalidLicenseNotice,
  licenseWatermark,
  missingLicenseNotice,
} from '../src/license-notice';
import { fixtureDir } from '../src/sites/list-app-dirs';
import { serveApps } from '../src/sites/serve-apps';

const invalidKey = readSettings(fixtureDir('hosted'))?.['MUI_X_LICENSE_KEY'] ?? '';

// The vendor's packages check the key in the browser: whatever they say there, and nothing else, is seen (SPEC RO-1).
describe('a library that is sold by licence', () => {
  let browser: Browser;

  beforeAll(async () => {
    browser = await chromium.launch(chromiumLaunchOptions());
  });

  afterAll(async () => {
    await browser.close();
  });

  /** Opens the page of a build, and reads what console and watermarks say. */
  async function read(fixture: 'hosted' | 'licensed') {
    const served = await serveApps({ [fixture]: fixtureDir(fixture) });
    const page = await browser.newPage();
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.goto(`${served.url}/x/`);
    for (const name of ['ProRows', 'PremiumRows']) {
      const demo = page.locator(`[data-demo="${name}"]`);
      await demo.scrollIntoViewIfNeeded();
      await demo.locator(licenseWatermark).waitFor();
    }
    const watermarks = await page.locator(licenseWatermark).allInnerTexts();
    await page.close();
    await served.close();
    const output = [...(await readFiles(path.join(fixtureDir(fixture), 'dist')))].map(
      ([file, content]) => ({
        file,
        text: Buffer.from(content, 'base64').toString(),
      }),
    );
    return {
      complaints: complaints.toSorted(),
      watermarks,
      output,
      holders: output.filter(({ text }) => text.includes(invalidKey)).map(({ file }) => file),
    };
  }

  it('shows the packages’ own notice where there is no key', async () => {
    const { complaints, watermarks, holders, output } = await read('licensed');
    expect(complaints).toEqual([
      missingLicenseNotice('@mui/x-data-grid-premium'),
      missingLicenseNotice('@mui/x-data-grid-pro'),
    ]);
    expect(watermarks).toEqual(['MUI X Missing license key', 'MUI X Missing license key']);
    expect(holders).toEqual([]);
    const html = output.find(({ file }) => file === 'x/index.html')?.text ?? '';
    // The stand-in stands for the demo that uses its package, and for no other.
    expect(html.match(/<caption>Stands in<\/caption>/g)).toHaveLength(1);
    expect(html).toContain('min-block-size:calc(240px');
  });

  it('shows another notice for a wrong key, which only the code that runs demos holds', async () => {
    const { complaints, watermarks, holders } = await read('hosted');
    expect(complaints).toEqual([invalidLicenseNotice, invalidLicenseNotice]);
    expect(watermarks).toEqual(['MUI X Invalid license key', 'MUI X Invalid license key']);
    expect(holders).toEqual([
      expect.stringMatching(/^_assets\/demo-runtime-[\w-]+\.js$/),
      expect.stringMatching(/^_assets\/playground-[\w-]+\.js$/),
    ]);
  });
});
