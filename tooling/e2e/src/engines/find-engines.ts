import { existsSync } from 'node:fs';
import { firefox, webkit } from '@playwright/test';
import type { EnginePage } from './engine-page';
import { openFirefox } from './open-firefox';
import { openPlaywright } from './open-playwright';
import { openWebKit } from './open-webkit';

export type EngineName = 'firefox' | 'webkit';

/** How the machine can start an engine. */
export interface Engine {
  readonly name: EngineName;
  /** Program file. */
  readonly file: string;
  open(): Promise<EnginePage>;
}

export const engineNames: readonly EngineName[] = ['firefox', 'webkit'];

const firefoxFiles = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];
const webKitDriver = '/usr/bin/WebKitWebDriver';
const virtualScreen = '/usr/bin/Xvfb';

/** Returns how to start an engine: Playwright's build, or the distribution's. Returns nothing if neither is installed. */
export function findEngine(name: EngineName, exists = existsSync): Engine | undefined {
  const type = name === 'firefox' ? firefox : webkit;
  const own = type.executablePath();
  if (exists(own)) return { name, file: own, open: () => openPlaywright(type) };
  if (name === 'firefox') {
    const file = firefoxFiles.find(exists);
    return file === undefined ? undefined : { name, file, open: () => openFirefox(file) };
  }
  if (!exists(webKitDriver) || !exists(virtualScreen)) return undefined;
  return { name, file: webKitDriver, open: () => openWebKit(webKitDriver) };
}
