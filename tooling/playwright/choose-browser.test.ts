import { describe, expect, it } from 'vitest';
import { chooseBrowser, listCandidates, type Machine } from './choose-browser.mjs';

const linux: Machine = {
  home: '/home/ada',
  platform: 'linux',
  playwrightBrowser: '/cache/ms-playwright/chrome',
  searchPath: '/usr/local/bin:/opt/bin',
};

const choose = (machine: Machine, ...existing: string[]) =>
  chooseBrowser(listCandidates(machine), (file) => existing.includes(file))?.file;

describe('chooseBrowser', () => {
  const all = [
    '/custom/chrome',
    '/usr/bin/chromium',
    '/opt/bin/google-chrome',
    '/cache/ms-playwright/chrome',
  ];

  it.each(all.map((expected, index) => [expected, all.slice(index)] as const))(
    'chooses %s from %j',
    (expected, existing) => {
      expect(choose({ ...linux, chosenByHand: '/custom/chrome' }, ...existing)).toBe(expected);
    },
  );

  it('ignores an existing file that is not a candidate', () => {
    expect(choose(linux, '/custom/chrome')).toBeUndefined();
  });

  it('finds nothing on a bare machine', () => {
    expect(choose(linux)).toBeUndefined();
    expect(choose({ home: '/', platform: 'linux' })).toBeUndefined();
  });

  it.each([
    ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
    ['/Users/ada/Applications/Chromium.app/Contents/MacOS/Chromium'],
  ])('finds %s on macOS', (file) => {
    expect(choose({ home: '/Users/ada', platform: 'darwin' }, file)).toBe(file);
  });

  it('finds Chrome on Windows', () => {
    const file = String.raw`C:\Programs\Google\Chrome\Application\chrome.exe`;
    const machine: Machine = {
      home: String.raw`C:\Users\ada`,
      platform: 'win32',
      programFolders: [undefined, String.raw`C:\Programs`],
    };
    expect(choose(machine, file)).toBe(file);
  });
});

describe('listCandidates', () => {
  it('searches the PATH for each name', () => {
    const files = listCandidates({ ...linux, searchPath: '/a:/b' }).map(({ file }) => file);
    expect(files.slice(0, 3)).toEqual([
      '/usr/bin/chromium',
      '/a/google-chrome-stable',
      '/b/google-chrome-stable',
    ]);
    expect(files.at(-1)).toBe('/cache/ms-playwright/chrome');
  });
});
