import { openSettings, presetSettings } from '@tooling/playwright/page';
import { expect, test } from '../src/sites/site-test';
import { docsTheme, layerOrder } from 'docs-shell/theme';

const button = '/material-ui/react-button/';
const dialog = '/material-ui/react-dialog/';

test('the toolbar has the height of each window', async ({ page }) => {
  await page.goto(button);
  for (const { width, height, expected } of [
    { width: 599, height: 900, expected: 56 },
    { width: 600, height: 900, expected: 64 },
    { width: 599, height: 400, expected: 48 },
    { width: 900, height: 400, expected: 64 },
  ]) {
    await page.setViewportSize({ width, height });
    const box = await page.getByRole('banner').boundingBox();
    expect(box?.height, `${width} × ${height}`).toBe(expected);
  }
});

test('layers are declared in order before any rule, and every rule of the page is in a layer', async ({
  page,
}) => {
  await page.goto(button);
  await expect(page.locator('[data-demo="BasicButtons"]')).toHaveAttribute('data-hydrated', '');
  const { names, loose } = await page.evaluate(() => {
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
    const first = rules.find((rule) => /^@layer/.test(rule.cssText));
    return {
      names: first instanceof CSSLayerStatementRule ? [...first.nameList] : [],
      loose: rules
        .filter(
          (rule) =>
            !(rule instanceof CSSLayerStatementRule) &&
            !(rule instanceof CSSLayerBlockRule) &&
            !(rule instanceof CSSFontFaceRule),
        )
        .map((rule) => rule.cssText.slice(0, 80)),
    };
  });
  expect(names).toEqual([...layerOrder]);
  expect(names.join(', ')).toBe('theme, docsearch, mui, utilities');
  expect(loose).toEqual([]);
});

test('@full header, drawers and dialogs have the z-index of the library', async ({ page }) => {
  const zIndex = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).zIndex);
  const { appBar, drawer, modal } = docsTheme.zIndex;
  expect([appBar, drawer, modal]).toEqual([1100, 1200, 1300]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(dialog);
  expect(await zIndex('.d-header')).toBe(String(appBar));
  await openSettings(page);
  expect(await zIndex('#d-settings')).toBe(String(drawer));
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Open navigation' }).click();
  expect(await zIndex('#d-drawer')).toBe(String(drawer));
  await page.keyboard.press('Escape');
  const frame = page.locator('[data-demo="AlertDialog"]');
  await frame.scrollIntoViewIfNeeded();
  await expect(frame).toHaveAttribute('data-hydrated', '');
  await frame.getByRole('button').first().click();
  await expect(page.locator('.MuiDialog-root')).toBeVisible();
  expect(await zIndex('.MuiDialog-root')).toBe(String(modal));
});

test('@full elevation 24 is lightened in dark mode only', async ({ page }) => {
  await presetSettings(page, { mode: 'dark' });
  await page.goto(dialog);
  const frame = page.locator('[data-demo="AlertDialog"]');
  await expect(frame).toHaveAttribute('data-hydrated', '');
  await frame.getByRole('button').first().click();
  const paper = page.locator('.MuiPaper-elevation24');
  await expect(paper).toBeVisible();
  const image = () => paper.evaluate((element) => getComputedStyle(element).backgroundImage);
  const expected = await page.evaluate((overlay) => {
    const probe = document.createElement('div');
    probe.style.backgroundImage = overlay;
    document.body.append(probe);
    return getComputedStyle(probe).backgroundImage;
  }, docsTheme.colorSchemes.dark?.overlays[24] ?? '');
  expect(expected).toContain('rgba(255, 255, 255, 0.165)');
  expect(await image()).toBe(expected);
  await page.evaluate(() => {
    localStorage.setItem('mui-mode', 'light');
    dispatchEvent(new Event('pageshow'));
  });
  expect(await image()).toBe('none');
});
