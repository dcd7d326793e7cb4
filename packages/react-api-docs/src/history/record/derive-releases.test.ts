import { expect, it } from 'vitest';
import { parsedFiles } from '../../program/parsed-files.fixture';
import type { ApiRelease } from '../ledger/ledger-schema';
import { openRange } from './open-range';
import {
  createFakeRegistry,
  installVersions,
  type PublishedVersions,
} from './published-versions.fixture';

const component = (name: string, props: string) =>
  `import * as React from 'react';
   /** Paints. */
   export declare function ${name}(props: { ${props} }): React.JSX.Element;`;
const paint = (props: string) => ({ paint: { declarations: component('Brush', props) } });
const more = (props: string, version: string) => ({
  'paint-pro': { declarations: component('Roller', props), dependencies: { paint: version } },
});

const versions: PublishedVersions = {
  '1.0.0': { ...paint('size?: 1;'), ...more('width?: 1;', '1.0.0') },
  '1.1.0': paint('size?: 1 | 2; tip?: string;'),
  // It needs a version of the other package that is not published.
  '1.1.1': more('width?: 1; length?: 1;', '1.1.1'),
  '1.1.2': more('width?: 1; height?: 1;', '1.1.0'),
  '1.2.0': {
    ...paint('size?: 1 | 2 | 3; tip?: string;'),
    ...more('width?: 1; height?: 1; length?: 1;', '1.2.0'),
  },
};

const describeReleases = (releases: readonly ApiRelease[]) =>
  releases.map(({ version, after, packages, changes }) => [
    `${after} → ${version} ${packages?.join() ?? ''}`.trim(),
    ...changes.map(({ of, name, change, ...rest }) =>
      [change, of, name, 'before' in rest ? `${rest.before} → ${rest.after}` : ''].join(' ').trim(),
    ),
  ]);

it('dates a change with a version that only some packages have', { timeout: 60_000 }, async () => {
  const packages = ['paint', 'paint-pro'];
  const store = {
    cacheDir: installVersions('paint', versions),
    request: { packages, parsed: parsedFiles },
    installed: {},
    registry: createFakeRegistry(versions),
  };
  const range = await openRange({ from: '1.0.0', to: '1.2.0' }, { store });
  const releases = await range.deriveBetween({ from: '1.0.0', to: '1.2.0' });
  expect(describeReleases(releases)).toEqual([
    ['1.0.0 → 1.1.0 paint', 'type Brush size 1 → 1 | 2', 'added Brush tip'],
    ['1.1.0 → 1.1.2 paint-pro', 'added Roller height'],
    ['1.1.2 → 1.2.0', 'type Brush size 1 | 2 → 1 | 2 | 3', 'added Roller length'],
  ]);
  expect(releases[0]?.changes).toMatchObject([{ effect: 'wider' }, { change: 'added' }]);
  expect(releases[2]?.changes).toMatchObject([{ effect: 'wider' }, { change: 'added' }]);
});

it('needs a first version that all packages have', async () => {
  const store = {
    cacheDir: '/',
    request: { packages: ['paint', 'paint-pro'] },
    installed: {},
    registry: createFakeRegistry(versions),
  };
  await expect(openRange({ from: '1.1.0', to: '1.2.0' }, { store })).rejects.toThrow(
    '1.1.0 is not a published version of paint and paint-pro.',
  );
});
