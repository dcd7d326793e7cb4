import { expect, type Page } from '@playwright/test';

/** Preferences that a reader can store. */
export interface StoredSettings {
  readonly mode?: 'dark' | 'light' | 'system';
  readonly direction?: 'ltr' | 'rtl';
  readonly density?: 'comfortable' | 'dense';
}

/** Stores settings before the page's first script runs. Later changes by the test stay. */
export async function presetSettings(page: Page, settings: StoredSettings): Promise<void> {
  await page.addInitScript(({ mode, direction, density }) => {
    const stored = { 'mui-mode': mode, 'docs-direction': direction, 'docs-density': density };
    for (const [key, value] of Object.entries(stored)) {
      if (value !== undefined && localStorage.getItem(key) === null) {
        localStorage.setItem(key, value);
      }
    }
  }, settings);
}

/** Opens the settings drawer with a click and waits until its animation ends. */
export async function openSettings(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  const drawer = page.locator('#d-settings');
  await expect(drawer).toHaveAttribute('role', 'dialog');
  // axe measures colors, and a drawer is half transparent while it opens.
  await drawer.evaluate((element) =>
    Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished)),
  );
}

/** Returns the settings that `<html>` shows. */
export function readRoot(page: Page) {
  return page.evaluate(() => {
    const { dir, dataset } = document.documentElement;
    return { scheme: dataset['muiColorScheme'], dir, density: dataset['density'] };
  });
}
