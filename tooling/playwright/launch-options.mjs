import { chromium } from '@playwright/test';
import { locateBrowser } from './find-browser.mjs';

/** A browser that talks to nobody but the page under test. */
const quiet = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-gpu',
  '--disable-quic',
  '--disable-sync',
  '--no-first-run',
];

/**
 * How the tests start Chromium: the one that `npm test` found and named in `CHROME_PATH`, or one
 * that is here. Its sandbox needs rights that root in a container lacks.
 */
export function chromiumLaunchOptions() {
  const executablePath = process.env['CHROME_PATH'] ?? locateBrowser(chromium.executablePath());
  // the workers load the configuration again and need not search
  if (executablePath) process.env['CHROME_PATH'] = executablePath;
  return {
    args: process.getuid?.() === 0 ? [...quiet, '--no-sandbox'] : quiet,
    ...(executablePath ? { executablePath } : {}),
  };
}
