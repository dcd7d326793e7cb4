import { chmod, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { beforeEach, expect, it, vi } from 'vitest';
import { temporaryFolder } from '@tooling/vitest/temporary-folder';
import { chromiumLaunchOptions } from './launch-options.mjs';

let folder: string;

beforeEach(() => {
  folder = temporaryFolder('docs-launch');
});

/** Returns the arguments that a browser gets from Playwright. */
async function readArguments(): Promise<readonly string[]> {
  const executablePath = path.join(folder, 'browser');
  const list = path.join(folder, 'arguments');
  await writeFile(executablePath, `#!/bin/sh\nprintf '%s\\n' "$@" > '${list}'\n`);
  await chmod(executablePath, 0o755);
  const launch = chromium.launch({ ...chromiumLaunchOptions(), executablePath });
  await expect(launch, 'the script is no browser').rejects.toThrow();
  return (await readFile(list, 'utf8')).split('\n');
}

it.skipIf(process.platform === 'win32')(
  'keeps the features disabled that Playwright disables',
  async () => {
    const prefix = '--disable-features=';
    const lists = (await readArguments())
      .filter((argument) => argument.startsWith(prefix))
      .map((argument) => argument.slice(prefix.length).split(','));
    expect(lists).toHaveLength(2);
    const [ofPlaywright = [], last = []] = lists;
    expect(last).toEqual(expect.arrayContaining(ofPlaywright));
    expect(last).toContain('WebUIOmniboxPopup');
  },
);

it.each([
  [
    'uses the headless shell beside Chromium',
    ['chromium-headless-shell'],
    'engine',
    'chromium-headless-shell',
  ],
  [
    'uses Chromium for what only a desktop browser has',
    ['chromium-headless-shell'],
    'desktop',
    'chromium',
  ],
  ['uses Chromium where there is no headless shell', [], 'engine', 'chromium'],
] as const)('%s', async (_, others, needs, expected) => {
  for (const name of ['chromium', ...others]) await writeFile(path.join(folder, name), '');
  vi.stubEnv('CHROME_PATH', path.join(folder, 'chromium'));
  expect(chromiumLaunchOptions({ needs }).executablePath).toBe(path.join(folder, expected));
});
