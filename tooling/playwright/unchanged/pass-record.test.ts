import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openPassRecord } from './pass-record';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'passes-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

/** Opens the record of a site whose files have these digests. */
const open = (digests: Readonly<Record<string, string>>, key = 'tests') =>
  openPassRecord({
    folder,
    key,
    site: {
      stableName: (pathname) => pathname.replace(/-\d/, ''),
      digestOf: (name) => digests[name] ?? 'missing',
    },
  });

const menu = { id: 'opens the menu' };

describe('openPassRecord', () => {
  it('knows nothing of a test that never passed', () => {
    expect(open({}).isUnchanged(menu)).toBe(false);
  });

  it('repeats a test only if a file that it loaded has changed', () => {
    open({ '/': 'a', '/boot.js': 'a' }).addPass(menu, ['/', '/boot-1.js']);
    expect(open({ '/': 'a', '/boot.js': 'a', '/other/': 'b' }).isUnchanged(menu)).toBe(true);
    expect(open({ '/': 'a', '/boot.js': 'b' }).isUnchanged(menu)).toBe(false);
    expect(open({ '/boot.js': 'a' }).isUnchanged(menu)).toBe(false);
    expect(open({ '/': 'a', '/boot.js': 'a' }).isUnchanged({ id: 'closes it' })).toBe(false);
  });

  it('repeats all tests if anything else has changed', () => {
    open({}).addPass({ ...menu, state: 'a' }, ['/']);
    expect(open({}).isUnchanged({ ...menu, state: 'a' })).toBe(true);
    expect(open({}).isUnchanged({ ...menu, state: 'b' })).toBe(false);
    expect(open({}, 'edited tests').isUnchanged({ ...menu, state: 'a' })).toBe(false);
  });

  it('always repeats a test that loaded nothing of the site', () => {
    open({}).addPass(menu, []);
    expect(open({}).isUnchanged(menu)).toBe(false);
  });

  it('repeats a test whose record is damaged', () => {
    open({}).addPass(menu, ['/']);
    for (const file of readdirSync(folder)) writeFileSync(path.join(folder, file), '{"names":[');
    expect(open({}).isUnchanged(menu)).toBe(false);
  });
});
