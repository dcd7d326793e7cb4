import { existsSync, statSync } from 'node:fs';
import { firefox, webkit } from '@playwright/test';

const firefoxFiles = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];
const webKitDriver = '/usr/bin/WebKitWebDriver';
const virtualScreen = '/usr/bin/Xvfb';

/** The engines beside Chromium. */
export const engineNames = ['firefox', 'webkit'];

/** Returns the program of an engine: Playwright's build, or the distribution's. Returns nothing if neither is installed. */
export function findEngineFile(name, exists = existsSync) {
  const own = (name === 'firefox' ? firefox : webkit).executablePath();
  if (exists(own)) return { file: own, source: 'playwright' };
  const file =
    name === 'firefox'
      ? firefoxFiles.find(exists)
      : [webKitDriver].find(() => exists(webKitDriver) && exists(virtualScreen));
  return file === undefined ? undefined : { file, source: 'distribution' };
}

/** Returns a text that changes with the installed engines, and is empty without any. Test results are valid for one. */
export function describeEngines() {
  return engineNames
    .flatMap((name) => findEngineFile(name)?.file ?? [])
    .map((file) => `${file} of ${statSync(file).mtime.toISOString()}`)
    .join(', ');
}
