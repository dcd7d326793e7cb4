import path from 'node:path';

const names = ['google-chrome-stable', 'google-chrome', 'chrome', 'chromium-browser', 'chromium'];

const macApps = ['Google Chrome', 'Chromium'].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
);

function listInstalled({ home, platform, searchPath = '', programFolders = [] }) {
  if (platform === 'darwin') return [...macApps, ...macApps.map((file) => home + file)];
  if (platform === 'win32') {
    return programFolders
      .filter(Boolean)
      .map((folder) => path.win32.join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe'));
  }
  const folders = searchPath.split(':').filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => path.posix.join(folder, name)));
}

/**
 * Returns the possible paths of a browser, in order of preference: the configured one, the distribution's, an installed
 * Chrome, Playwright's.
 */
export function listCandidates(machine) {
  const { chosenByHand, platform, playwrightBrowser } = machine;
  return [
    ...(chosenByHand ? [{ what: 'CHROME_PATH', file: chosenByHand }] : []),
    ...(platform === 'linux' ? [{ what: "Debian's Chromium", file: '/usr/bin/chromium' }] : []),
    ...listInstalled(machine).map((file) => ({ what: 'installed', file })),
    ...(playwrightBrowser ? [{ what: "Playwright's own", file: playwrightBrowser }] : []),
  ];
}

/**
 * Returns where Debian installs the headless shell of a Chromium: the same engine without the parts of a desktop browser.
 * It takes a fifth less CPU time.
 */
export function headlessShellOf(browser) {
  return path.posix.join(path.posix.dirname(browser), 'chromium-headless-shell');
}

/** Returns the first candidate whose file is usable. */
export function chooseBrowser(candidates, isUsable) {
  return candidates.find(({ file }) => isUsable(file));
}
