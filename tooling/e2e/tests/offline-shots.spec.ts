import { expect, test } from '../src/offline/offline-site';
import { waitUntilKept } from '../src/offline/read-page';
import { openSettings, presetSettings } from '../src/settings';
test.use({ ignoredComplaints: /./ });
for (const mode of ['light', 'dark'] as const)
  for (const width of [390, 1024, 1440]) {
    test(`${mode} ${width}`, async ({ page, site }) => {
      await page.setViewportSize({ width, height: 900 });
      await presetSettings(page, {
        mode,
        ...(mode === 'dark' && width === 1024 && { direction: 'rtl' }),
      });
      const shot = (name: string) =>
        page.screenshot({ path: `/tmp/wk-shots/${name}-${mode}-${width}.png` });
      await page.goto(`${site.url}/material-ui/react-switch/`);
      await waitUntilKept(page);
      await page.goto(`${site.url}/material-ui/`);
      await waitUntilKept(page);
      await openSettings(page);
      const section = page.locator('.d-offline-section');
      await section.scrollIntoViewIfNeeded();
      await shot('save');
      let isHeld = true;
      site.intercept = async (path) => {
        while (isHeld && /writing\/$/.test(path)) await new Promise((r) => setTimeout(r, 50));
        return false;
      };
      await section.getByRole('button', { name: /Save Tiny/ }).click();
      await page.waitForTimeout(2500);
      await section.scrollIntoViewIfNeeded();
      await shot('saving');
      isHeld = false;
      await expect(section).toContainText(/saved on/);
      await section.scrollIntoViewIfNeeded();
      await shot('saved');
      await page.goto(`${site.url}/`);
      await waitUntilKept(page);
      await page.goto(`${site.url}/offline/`);
      await page.locator('[data-offline-copies][data-ready]').waitFor();
      await shot('list');
      site.weather = 'offline';
      await page.goto(`${site.url}/system/`);
      await page.locator('[data-offline-copies][data-ready]').waitFor();
      await shot('missing');
      await page.goto(`${site.url}/material-ui/`);
      await page.locator('.d-copy-sign').waitFor();
      await shot('sign');
    });
  }
