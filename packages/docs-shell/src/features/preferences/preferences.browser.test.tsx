import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { findAccessibilityViolations } from '../../testing/find-accessibility-violations.fixture';
import { mountPage, query } from '../../testing/mount-page.fixture';
import { setWindow } from '../../testing/reader-media.fixture';
import { initColorMode } from './color-mode.client';
import { initDisplaySettings } from './display-settings.client';
import { initSettingsDrawer } from './display-settings.client';

const opener = page.getByRole('button', { name: 'Settings', exact: true });
const drawer = page.getByRole('dialog', { name: 'Settings' });
const radio = (name: string) => drawer.getByRole('radio', { name, exact: true });

const mountSettings = () =>
  mountPage({ behaviors: [initColorMode, initDisplaySettings, initSettingsDrawer] });

function readRoot() {
  const { dir, dataset } = document.documentElement;
  return { scheme: dataset['muiColorScheme'], dir, density: dataset['density'] };
}

/** Stores settings as an earlier visit did. */
function storeSettings(settings: Readonly<Record<string, string>>): void {
  for (const [key, value] of Object.entries(settings)) {
    localStorage.setItem(key, value);
  }
}

it('prints in light mode, demos included, and returns to the chosen mode', () => {
  storeSettings({ 'mui-mode': 'dark' });
  mountSettings();
  dispatchEvent(new Event('beforeprint'));
  expect(readRoot().scheme).toBe('light');
  dispatchEvent(new Event('afterprint'));
  expect(readRoot().scheme).toBe('dark');
});

describe('a setting', () => {
  it('applies immediately and on the next page', async () => {
    mountSettings();
    await opener.click();
    for (const name of ['Dark', 'Right to left', 'Dense']) {
      await radio(name).click();
    }
    const chosen = { scheme: 'dark', dir: 'rtl', density: 'dense' };
    expect(readRoot()).toEqual(chosen);
    mountSettings();
    expect(readRoot()).toEqual(chosen);
    await opener.click();
    for (const name of ['Dark', 'Right to left', 'Dense']) {
      await expect.element(radio(name)).toBeChecked();
    }
    for (const name of ['Light', 'Left to right', 'Comfortable']) {
      await radio(name).click();
    }
    expect(readRoot()).toEqual({ scheme: 'light', dir: 'ltr', density: 'comfortable' });
  });

  it('is an event of analytics once, in the header and in the drawer', async () => {
    mountSettings();
    const actions: unknown[] = [];
    document.addEventListener('docs:event', ({ detail }) => actions.push(detail));
    query('.d-header [data-color-mode] [value="dark"]').click();
    await opener.click();
    await radio('Light').click();
    await radio('Right to left').click();
    await userEvent.keyboard('{ArrowUp}');
    expect(actions).toEqual(
      ['dark', 'light', 'rtl', 'ltr'].map((action) => ({
        category: 'settings',
        details: { action },
      })),
    );
  });

  it('lasts until the page is left if storage is blocked', async () => {
    vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    mountSettings();
    await opener.click();
    await radio('Right to left').click();
    await radio('Dense').click();
    expect(readRoot()).toMatchObject({ dir: 'rtl', density: 'dense' });
    dispatchEvent(new PageTransitionEvent('pageshow'));
    expect(readRoot()).toMatchObject({ dir: 'rtl', density: 'dense' });
  });

  // The page's own writes dispatch no storage event, and a page in the cache receives none.
  it.each(['storage', 'pageshow', 'prerenderingchange'])(
    'that another page changed applies on %s',
    async (name) => {
      mountSettings();
      storeSettings({ 'mui-mode': 'dark', 'docs-direction': 'rtl', 'docs-density': 'dense' });
      const event = name === 'storage' ? new StorageEvent(name, { key: null }) : new Event(name);
      (name === 'prerenderingchange' ? document : window).dispatchEvent(event);
      expect(readRoot()).toEqual({ scheme: 'dark', dir: 'rtl', density: 'dense' });
      await opener.click();
      await expect.element(radio('Dense')).toBeChecked();
      localStorage.clear();
      dispatchEvent(new StorageEvent('storage', { key: null }));
      expect(readRoot()).toMatchObject({ dir: 'ltr', density: 'comfortable' });
    },
  );
});

describe('the settings drawer', () => {
  it('is a modal dialog for keyboard users', async () => {
    mountSettings();
    query('.d-settings-opener').focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(drawer).toHaveAttribute('aria-modal', 'true');
    for (const name of ['Color mode', 'Direction', 'Density']) {
      await expect.element(drawer.getByRole('radiogroup', { name })).toBeVisible();
    }
    const visited = new Set<Element | null>();
    for (let step = 0; step < 8; step += 1) {
      await userEvent.tab();
      visited.add(document.activeElement);
      // After the last element the focus moves to the browser's own controls, as in every modal dialog.
      expect(
        document.activeElement === document.body || document.activeElement?.closest('#d-settings'),
      ).toBeTruthy();
    }
    expect(
      [...visited].filter((element) => element?.closest('#d-settings')).length,
    ).toBeGreaterThan(3);
    query('[data-setting="density"] input[value="comfortable"]').focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(readRoot()).toMatchObject({ density: 'dense' });
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => drawer.query()).toBeNull();
    await expect.element(opener).toHaveFocus();
  });

  it.each([
    ['light', 1280],
    ['dark', 1280],
    ['light', 390],
    ['dark', 390],
  ] as const)(
    'and its page have no accessibility violations in right-to-left %s mode at %i px',
    async (mode, width) => {
      await setWindow(width, 844);
      storeSettings({ 'mui-mode': mode, 'docs-direction': 'rtl', 'docs-density': 'dense' });
      mountSettings();
      expect(readRoot()).toEqual({ scheme: mode, dir: 'rtl', density: 'dense' });
      expect(await findAccessibilityViolations()).toEqual([]);
      await opener.click();
      await expect.element(drawer).toBeVisible();
      expect(await findAccessibilityViolations()).toEqual([]);
    },
  );
});
