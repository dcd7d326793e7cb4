import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import path from 'node:path';
import { chooseBrowser, headlessShellOf, listCandidates } from './choose-browser.mjs';

const debianChromium = '/usr/bin/chromium';

/** A browser that exists can still lack system libraries, so it must run. */
function isUsable(file) {
  return existsSync(file) && spawnSync(file, ['--version'], { timeout: 30_000 }).status === 0;
}

function readMachine(playwrightBrowser) {
  return {
    chosenByHand: process.env.CHROME_PATH,
    home: homedir(),
    platform: process.platform,
    playwrightBrowser,
    programFolders: [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)']],
    searchPath: process.env.PATH,
  };
}

/** Returns the path of an installed browser, if there is one. */
export function locateBrowser(playwrightBrowser) {
  return chooseBrowser(listCandidates(readMachine(playwrightBrowser)), isUsable)?.file;
}

/** Returns the version that a browser reports, or an empty string. Test results are valid for one version. */
export function readBrowserVersion(file = process.env.CHROME_PATH ?? locateBrowser()) {
  if (!file) return '';
  const { stdout } = spawnSync(file, ['--version'], { encoding: 'utf8', timeout: 30_000 });
  return stdout.trim() + (existsSync(headlessShellOf(file)) ? ', with its headless shell' : '');
}

/** Runs one step of an installation and shows its output. */
function runStep(log, command, args) {
  log(`  ${[command, ...args].join(' ')}`);
  const { status, error } = spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] });
  return status === 0 ? undefined : (error?.message ?? `exit code ${status}`);
}

function installWithPlaywright(log) {
  const packageJson = createRequire(import.meta.url).resolve('@playwright/test/package.json');
  const cli = path.join(path.dirname(packageJson), 'cli.js');
  return runStep(log, process.execPath, [cli, 'install', 'chromium']);
}

function installWithApt(log) {
  if (process.getuid?.() !== 0) return 'only root may install packages';
  if (!existsSync('/usr/bin/apt-get')) return 'this system has no apt-get';
  const install = (name) =>
    runStep(log, 'apt-get', ['install', '-y', '--no-install-recommends', name]);
  const failure = runStep(log, 'apt-get', ['update']) ?? install('chromium');
  // Only Debian has it. Tests run without it, but take longer.
  if (!failure) install('chromium-headless-shell');
  return failure;
}

function explain(attempts) {
  return [
    'No Chromium for the browser tests.',
    'Tried:',
    ...attempts.map((attempt) => `  - ${attempt}`),
    'Do one of these, then run the tests again:',
    '  - install Chromium or Chrome',
    '  - npx playwright install --with-deps chromium',
    '  - set CHROME_PATH to the program file of a browser you have',
  ].join('\n');
}

/**
 * Returns the path of a Chromium that runs on this machine. Installs one if needed.
 *
 * @throws {Error} No browser runs. The message lists what was tried and what to do.
 */
export async function findBrowser({ log = console.log } = {}) {
  const { chromium } = await import('@playwright/test');
  const playwrightBrowser = chromium.executablePath();
  const machine = readMachine(playwrightBrowser);
  if (machine.chosenByHand && !isUsable(machine.chosenByHand)) {
    throw new Error(
      `CHROME_PATH is ${machine.chosenByHand}, which is no browser that starts.\n` +
        'Correct it, or unset it to have one found.',
    );
  }

  const found = locateBrowser(playwrightBrowser);
  if (found) return found;

  const attempts = listCandidates(machine).map(({ file, what }) => `${what}: ${file}`);
  log('No browser here yet. Installing one:');

  const playwrightFailure = installWithPlaywright(log);
  if (!playwrightFailure && isUsable(playwrightBrowser)) return playwrightBrowser;
  attempts.push(
    `playwright install chromium: ${playwrightFailure ?? 'installed, but it does not start'}`,
  );

  const aptFailure = installWithApt(log);
  if (!aptFailure && isUsable(debianChromium)) return debianChromium;
  attempts.push(`apt-get install chromium: ${aptFailure ?? 'installed, but it does not start'}`);

  throw new Error(explain(attempts));
}
