import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { digestSite } from './digest-site';

const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** Writes a site of a page whose script loads another one on a click, and changes some of its files. */
function writeSite(changes: Readonly<Record<string, string>> = {}) {
  const root = mkdtempSync(path.join(tmpdir(), 'site-'));
  folders.push(root);
  const files = {
    'joy-ui/index.html': '<p>Joy</p><script src="/_assets/boot-AAAAaaa1.js"></script>',
    'joy-ui/docs-manifest.json': '{"buildId":"1","files":["boot-AAAAaaa1.js","a.html"]}',
    '_assets/boot-AAAAaaa1.js': 'onclick = () => import("./boot-tabs.lazy-AAAA_-a1.js");',
    '_assets/boot-tabs.lazy-AAAA_-a1.js': 'openTab();',
    ...changes,
  };
  for (const [file, text] of Object.entries(files)) {
    if (text === '') continue;
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  return digestSite(root);
}

/** The same site after an edit of the script that is loaded on a click: every hash is another one. */
const afterEdit = {
  'joy-ui/index.html': '<p>Joy</p><script src="/_assets/boot-ZZZZzzz2.js"></script>',
  'joy-ui/docs-manifest.json': '{"buildId":"2","files":["a.html","boot-ZZZZzzz2.js"]}',
  '_assets/boot-AAAAaaa1.js': '',
  '_assets/boot-tabs.lazy-AAAA_-a1.js': '',
  '_assets/boot-ZZZZzzz2.js': 'onclick = () => import("./boot-tabs.lazy-BBBB-_b2.js");',
  '_assets/boot-tabs.lazy-BBBB-_b2.js': 'openTab(); focus();',
};

const names = [
  '/joy-ui/',
  '/joy-ui/docs-manifest.json',
  '/joy-ui/missing/',
  '/_assets/boot.js',
  '/_assets/boot-tabs.lazy.js',
];

/** Returns the names whose digests differ between two sites. */
const compare = (a: ReturnType<typeof digestSite>, b: ReturnType<typeof digestSite>) =>
  names.filter((name) => a.digestOf(name) !== b.digestOf(name));

describe('digestSite', () => {
  it('names assets without the hash of their content', () => {
    const site = writeSite();
    expect(site.stableName('/_assets/boot-tabs.lazy-AAAA_-a1.js')).toBe(
      '/_assets/boot-tabs.lazy.js',
    );
    expect(site.stableName('/joy-ui/react-aaaaaaaa.html')).toBe('/joy-ui/react-aaaaaaaa.html');
  });

  it('changes for the edited script only, not for those that name it', () => {
    expect(compare(writeSite(), writeSite(afterEdit))).toEqual(['/_assets/boot-tabs.lazy.js']);
  });

  it('ignores files that a build left and that are the same', () => {
    const left = 'onclick = () => import("./boot-tabs.lazy-AAAA_-a1.js");';
    expect(compare(writeSite(), writeSite({ '_assets/boot-BBBBbbb2.js': left }))).toEqual([]);
  });

  it('changes with text, also inside a list of a manifest', () => {
    expect(compare(writeSite(), writeSite({ 'joy-ui/index.html': '<p>Joy UI</p>' }))).toEqual([
      '/joy-ui/',
    ]);
    const manifest = '{"buildId":"1","files":["boot-AAAAaaa1.js","b.html"]}';
    expect(compare(writeSite(), writeSite({ 'joy-ui/docs-manifest.json': manifest }))).toEqual([
      '/joy-ui/docs-manifest.json',
      '/joy-ui/missing/',
    ]);
  });

  it('changes if a page names another one of several assets that only hashes distinguish', () => {
    const images = {
      '_assets/og-image-AAAAaaa1.png': 'one',
      '_assets/og-image-BBBBbbb2.png': 'two',
    };
    const page = (image: string) => ({ ...images, 'joy-ui/index.html': `<img src="${image}">` });
    const [one, two] = Object.keys(images).map((image) => writeSite(page(`/${image}`)));
    expect(one && two && compare(one, two)).toEqual(['/joy-ui/']);
    expect(one?.stableName('/_assets/og-image-AAAAaaa1.png')).toBe(
      '/_assets/og-image-AAAAaaa1.png',
    );
  });

  it('changes for an address without a file when a file is added', () => {
    expect(compare(writeSite(), writeSite({ 'joy-ui/new/index.html': 'new' }))).toEqual([
      '/joy-ui/missing/',
    ]);
  });
});
