import { createSiteServer } from '@tooling/site/serve';
import { chromium, type Browser } from '@playwright/test';
import { productTable } from 'products';
import { chromiumLaunchOptions } from '@tooling/playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  invalidLicenseNotice,
  licenseWatermark,
  missingLicenseNotice,
} from '../src/license-notice';
import type { AppCopy } from '../src/sites/copy-app';
import { copyFixture } from '../src/sites/copy-fixture';
import { createTemporarySite } from '../src/sites/create-temporary-site';

const invalidKey = 'not-a-key-that-anybody-bought';

// The vendor's packages check the key in the browser: whatever they say there, and nothing else, is seen (SPEC RO-1).
describe('a library that is sold by licence', () => {
  let app: AppCopy;
  let browser: Browser;

  beforeAll(async () => {
    app = await copyFixture('licensed', 'license');
    browser = await chromium.launch(chromiumLaunchOptions());
  });

  afterAll(async () => {
    await browser.close();
    await app.remove();
  });

  /** Builds with a key, opens the page, and reads what console and watermarks say. */
  async function read(MUI_X_LICENSE_KEY: string) {
    await app.build({ MUI_X_LICENSE_KEY });
    const site = await createTemporarySite({ licensed: app.appDir });
    await site.assemble();
    const server = await createSiteServer({ root: site.root, productTable, port: 0 });
    const page = await browser.newPage();
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.goto(`${server.url}/x/`);
    for (const name of ['ProRows', 'PremiumRows']) {
      const demo = page.locator(`[data-demo="${name}"]`);
      await demo.scrollIntoViewIfNeeded();
      await demo.locator(licenseWatermark).waitFor();
    }
    const watermarks = await page.locator(licenseWatermark).allInnerTexts();
    await page.close();
    await server.close();
    const output = [...(await app.readOutput())].map(([file, content]) => ({
      file,
      text: Buffer.from(content, 'base64').toString(),
    }));
    await site.remove();
    return {
      complaints: complaints.toSorted(),
      watermarks,
      output,
      holders: output.filter(({ text }) => text.includes(invalidKey)).map(({ file }) => file),
    };
  }

  it('shows the packages’ own notice where there is no key', async () => {
    const { complaints, watermarks, holders, output } = await read('');
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
    const { complaints, watermarks, holders } = await read(invalidKey);
    expect(complaints).toEqual([invalidLicenseNotice, invalidLicenseNotice]);
    expect(watermarks).toEqual(['MUI X Invalid license key', 'MUI X Invalid license key']);
    expect(holders).toEqual([
      expect.stringMatching(/^_assets\/demo-runtime-[\w-]+\.js$/),
      expect.stringMatching(/^_assets\/playground-[\w-]+\.js$/),
    ]);
  });
});
