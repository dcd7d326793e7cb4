import { expect, it } from 'vitest';
import { engineNames, findEngineFile } from './find-engines.mjs';

const files = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/usr/bin/WebKitWebDriver',
  '/usr/bin/Xvfb',
];

it.each(engineNames)('prefers the %s of Playwright', (name) => {
  expect(findEngineFile(name, () => true)).toMatchObject({ source: 'playwright' });
});

it('takes what the distribution has', () => {
  const find = (name: 'firefox' | 'webkit', installed: readonly string[]) =>
    findEngineFile(name, (file) => installed.includes(file))?.file;
  expect(engineNames.map((name) => find(name, files))).toEqual([files[0], files[2]]);
  expect(find('firefox', ['/usr/bin/firefox'])).toBe('/usr/bin/firefox');
  expect(find('webkit', ['/usr/bin/WebKitWebDriver'])).toBeUndefined();
  expect(engineNames.map((name) => find(name, []))).toEqual([undefined, undefined]);
});
