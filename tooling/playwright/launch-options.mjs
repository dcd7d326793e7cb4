import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { headlessShellOf } from './choose-browser.mjs';
import { locateBrowser } from './find-browser.mjs';

/** Lets the browser send no requests except those of the page under test. */
const quiet = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-gpu',
  '--disable-quic',
  '--disable-sync',
  '--no-first-run',
];

/**
 * Popups of the address bar. Chromium renders them as web pages, in a process of their own for each context, though
 * a headless browser shows no address bar. They took a quarter of the CPU time of a browser test.
 */
const addressBarFeatures = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** Features that Playwright disables. Chromium obeys only the last `--disable-features`, so ours repeats them. */
const playwrightDisabledFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
];

/**
 * Returns how the tests start Chromium: the program that `npm test` found and named in `CHROME_PATH`, or one that is
 * installed. Its sandbox needs rights that root in a container lacks.
 *
 * @param disabledFeatures Further features to disable. A browser that Playwright does not start needs none.
 * @param needs `desktop` for tests of prerendering, the back/forward cache and focus of tabs, for screenshots, and for
 *   benchmarks. All others use the headless shell if it is installed beside Chromium.
 */
export function chromiumLaunchOptions({
  disabledFeatures = playwrightDisabledFeatures,
  needs = 'engine',
} = {}) {
  const browser = process.env['CHROME_PATH'] ?? locateBrowser(chromium.executablePath());
  // Workers load the configuration again, and then need not search.
  if (browser) process.env['CHROME_PATH'] = browser;
  const shell = browser && needs === 'engine' ? headlessShellOf(browser) : undefined;
  const executablePath = shell && existsSync(shell) ? shell : browser;
  const features = `--disable-features=${[...disabledFeatures, ...addressBarFeatures].join(',')}`;
  return {
    args: [...quiet, features, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
    ...(executablePath ? { executablePath } : {}),
  };
}
