import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../src/sites/site-test';
import { layerOrder } from 'docs-shell/theme';
import { isFull } from '../src/tier';

/** Properties that a demo inherits from its preview: those of text, not those of the box. */
const inherited =
  /^(font|text|letter|word|line|white|color|cursor|list|visibility|quotes|hyphens|tab)/;

/** Returns the computed styles of a demo's root and of all its descendants. */
function readStyles(root: Locator) {
  return root.evaluate(
    (element, pattern) =>
      [element, ...element.querySelectorAll('*')].map((part) => {
        const styles = getComputedStyle(part);
        const names = [...styles].filter(
          (name) =>
            // The preview also resets `hyphens` to that of the language.
            name !== '-webkit-locale' &&
            !name.startsWith('--') &&
            (part !== element || new RegExp(pattern).test(name)),
        );
        return {
          part: part === element ? 'preview' : part.outerHTML.slice(0, 80),
          styles: Object.fromEntries(names.map((name) => [name, styles.getPropertyValue(name)])),
        };
      }),
    inherited.source,
  );
}

/** Opens the demo on a page with only its library's styles and fonts. */
async function openAlone(page: Page, preview: Locator, scheme: string) {
  const { html, box, styles, fonts, sheets } = await preview.evaluate((element) => {
    const { width, height } = getComputedStyle(element);
    const listFonts = (rules: CSSRuleList): string[] =>
      [...rules].flatMap((rule) =>
        rule instanceof CSSFontFaceRule
          ? rule.cssText
          : rule instanceof CSSGroupingRule &&
              !(rule instanceof CSSMediaRule && !matchMedia(rule.conditionText).matches)
            ? listFonts(rule.cssRules)
            : [],
      );
    return {
      html: element.innerHTML,
      box: `width:${width};height:${height}`,
      styles: [...document.querySelectorAll('style[data-library-styles], style[data-emotion]')].map(
        (s) => s.outerHTML,
      ),
      fonts: [...document.styleSheets].flatMap((sheet) => listFonts(sheet.cssRules)),
      // A page contains its styles and names the stylesheet that has the same.
      sheets: ['href', 'data-href'].flatMap((attribute) =>
        [...document.querySelectorAll(`[${attribute}*="/demos-"]`)].map((element) =>
          element.getAttribute(attribute),
        ),
      ),
    };
  });
  await page.route('**/blank-page', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en" dir="ltr" data-mui-color-scheme="${scheme}" style="color-scheme:${scheme}">
        <title>Blank</title><style>@layer ${layerOrder.join(',')};${fonts.join('')}
        @layer theme{body{margin:0}[data-demo-root]{${box};box-sizing:border-box;padding:32px 24px;display:flex;align-items:safe center;
        justify-content:safe center;position:relative;isolation:isolate;font:400 1rem/1.5 Roboto,'Roboto fallback',system-ui,sans-serif}}</style>
        ${sheets.map((href) => `<link rel="stylesheet" href="${href}">`).join('')}${styles.join('')}
        <body><div data-demo-root>${html}</div>`,
    }),
  );
  await page.goto('/blank-page');
  await page.evaluate(() => document.fonts.ready);
}

// The shell must not affect a demo, by rules for elements or by inheritance.
for (const { address, name, look } of [
  { address: '/material-ui/react-button/', name: 'ButtonsWithIcons', look: 'light' },
  { address: '/material-ui/react-autocomplete/', name: 'MultipleValues', look: 'dark' },
  { address: '/system/spacing/', name: 'SpacingScale', look: 'light' },
] as const) {
  for (const scheme of isFull ? (['light', 'dark'] as const) : [look]) {
    test(`${name} looks as on an empty page of its theme, ${scheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: scheme });
      // Not hydrated, so that the server's HTML is compared with itself.
      await page.route('**/_assets/boot*', (route) =>
        route.fulfill({ contentType: 'text/javascript', body: '' }),
      );
      await page.goto(address);
      await page.evaluate(() => document.fonts.ready);
      const preview = page.locator(`[data-demo="${name}"] [data-demo-root]`);
      await preview.scrollIntoViewIfNeeded();
      const shown = await readStyles(preview);
      await openAlone(page, preview, scheme);
      const alone = await readStyles(page.locator('[data-demo-root]'));
      expect(shown.length).toBeGreaterThan(3);
      expect(shown).toEqual(alone);
    });
  }
}
