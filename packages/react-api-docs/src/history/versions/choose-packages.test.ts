import { describe, expect, it } from 'vitest';
import { choosePackages } from './choose-packages';
import { listPartialVersions, listVersions } from './list-versions';
import type { Manifest, Registry } from './registry';

const published: Readonly<Record<string, readonly (Partial<Manifest> & { version: string })[]>> = {
  '@paint/brush': [
    {
      version: '1.0.0',
      dependencies: { '@paint/core': '^1.0.1', clsx: '^2.0.0' },
      peerDependencies: { react: '^17.0.0', '@types/react': '^17.0.0' },
    },
    {
      version: '2.0.0',
      dependencies: { '@paint/core': '^2.0.0' },
      peerDependencies: { react: '^17.0.0 || ^18.0.0', '@paint/theme': '^1.0.0 || ^2.0.0' },
    },
    { version: '2.1.0-beta.1' },
  ],
  '@paint/core': [
    { version: '1.0.0' },
    { version: '1.0.2', dependencies: { '@paint/utils': '^1.0.0' } },
    { version: '1.9.0', dependencies: { '@paint/utils': '^1.0.0' } },
    { version: '2.0.0' },
  ],
  '@paint/utils': [{ version: '1.0.0' }, { version: '1.5.0' }],
  '@paint/theme': [{ version: '1.0.0' }, { version: '2.0.0' }, { version: '2.3.0' }],
};

const registry: Registry = {
  versionsOf: (name) => Promise.resolve((published[name] ?? []).map(({ version }) => version)),
  manifestOf: (name, version) => {
    const found = published[name]?.find((manifest) => manifest.version === version);
    if (!found) throw new RangeError(`${name}@${version}`);
    return Promise.resolve({ dependencies: {}, peerDependencies: {}, ...found });
  },
};

const choose = (version: string, installed: Record<string, string> = {}) =>
  choosePackages({ packages: ['@paint/brush'], version, installed }, registry);

describe('choosePackages', () => {
  it('takes siblings as they were, with theirs, and leaves other packages alone', async () => {
    expect((await choose('1.0.0')).overrides).toEqual({
      '@paint/core': '1.0.2',
      '@paint/utils': '1.0.0',
    });
  });

  it('takes the types of the React that the version allows', async () => {
    expect((await choose('1.0.0', { react: '19.0.0' })).dependencies).toMatchObject({
      '@paint/brush': '1.0.0',
      react: '^17.0.0',
      '@types/react': '^17.0.0',
      '@types/react-dom': '^17.0.0',
    });
    expect((await choose('2.0.0', { react: '18.2.0' })).dependencies).toMatchObject({
      react: '18.2.0',
      '@types/react': '^17.0.0 || ^18.0.0',
    });
  });

  it('takes peers of the app, in its version if the range allows it', async () => {
    expect((await choose('2.0.0')).dependencies).not.toHaveProperty(['@paint/theme']);
    const at = async (installed: string) =>
      (await choose('2.0.0', { '@paint/theme': installed })).dependencies['@paint/theme'];
    expect(await at('2.0.0')).toBe('2.0.0');
    expect(await at('3.0.0')).toBe('2.3.0');
  });

  it('needs a published version', async () => {
    await expect(choose('3.0.0')).rejects.toThrow('@paint/brush@3.0.0');
  });
});

it.each([
  ['1.0.0', '2.0.0', ['1.0.0', '2.0.0']],
  ['1.0.1', '2.1.0', ['2.0.0']],
  ['2.1.0-beta.0', '2.1.0-beta.9', ['2.1.0-beta.1']],
])('lists the versions from %s to %s', async (from, to, expected) => {
  expect(await listVersions(['@paint/brush'], { from, to }, registry)).toEqual(expected);
});

describe('listPartialVersions', () => {
  const needs = (version: string) => ({ '@paint/brush': version });
  const versions: Readonly<Record<string, readonly string[]>> = {
    '@paint/brush': ['1.0.0', '1.1.0', '1.2.0', '1.2.1-beta.0', '2.0.0'],
    '@paint/pro': ['1.0.0', '1.1.1', '1.2.0', '2.0.0'],
    '@paint/premium': ['1.0.0', '1.1.1', '2.0.0'],
  };
  const partial: Registry = {
    versionsOf: (name) => Promise.resolve(versions[name] ?? []),
    manifestOf: (name, version) => {
      const dependencies = name === '@paint/brush' ? {} : needs(version);
      return Promise.resolve({ version, dependencies, peerDependencies: {} });
    },
  };
  const list = (from: string, to: string) =>
    listPartialVersions(Object.keys(versions), { from, to }, partial);

  it('lists the versions between that some packages have, if these can be installed', async () => {
    expect(await list('1.0.0', '2.0.0')).toEqual([
      { version: '1.1.0', packages: ['@paint/brush'] },
      { version: '1.2.0', packages: ['@paint/brush', '@paint/pro'] },
    ]);
  });

  it('lists none if all packages have a version between', async () => {
    expect(await list('0.9.0', '2.0.0')).toEqual([]);
  });
});
