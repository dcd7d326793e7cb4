import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { parsedFiles } from '../../program/parsed-files.fixture';
import type { ApiRelease } from '../ledger/ledger-schema';
import type { VersionStore } from '../versions/extract-version';
import { openRange } from './open-range';
import {
  createFakeRegistry,
  installVersions,
  type PublishedVersions,
} from './published-versions.fixture';

const timeout = 60_000;
const declare = (props: string) => ({
  paint: {
    declarations: `import * as React from 'react';
      /** Paints. */
      export declare function Brush(props: ${props}): React.JSX.Element;`,
  },
});

/** Names a file of the repository, as 5.8.6 of Material UI does. */
const broken = "Partial<import('packages/paint/src/Brush').BrushProps> & { wet?: boolean }";
const first = declare('{ size?: number; tip?: string }');

function openStore(versions: PublishedVersions): VersionStore {
  return {
    cacheDir: installVersions('paint', versions),
    request: { packages: ['paint'], parsed: parsedFiles },
    installed: {},
    registry: createFakeRegistry(versions),
  };
}

async function derive(versions: PublishedVersions): Promise<ApiRelease[]> {
  const store = openStore(versions);
  const [from = '', ...later] = Object.keys(versions);
  const range = await openRange({ from, to: later.at(-1) ?? from }, { store });
  const releases: ApiRelease[] = [];
  for await (const step of range.derive()) releases.push(...step.releases);
  return releases;
}

it('does not take props that a version does not tell for removed', { timeout }, async () => {
  const releases = await derive({
    '1.0.0': first,
    '1.0.1': declare(broken),
    '1.0.2': declare(broken),
    '1.0.3': declare('{ size?: number; shape?: string }'),
  });
  expect(releases).toEqual([
    {
      version: '1.0.3',
      after: '1.0.2',
      changes: [
        { of: 'Brush', kind: 'prop', name: 'shape', change: 'added' },
        { of: 'Brush', kind: 'prop', name: 'tip', change: 'removed' },
      ],
    },
  ]);
});

it('takes props for removed if any prop is accepted', { timeout }, async () => {
  const [release] = await derive({ '1.0.0': first, '1.0.1': declare('any') });
  expect(release?.changes.map(({ name, change }) => `${change} ${name}`)).toEqual([
    'removed size',
    'removed tip',
  ]);
});

it('reads no version before two that both do not tell', { timeout }, async () => {
  const store = openStore({
    '1.0.0': first,
    '1.0.1': declare(broken),
    '1.0.2': declare(`${broken} & { dry?: boolean }`),
  });
  const range = await openRange({ from: '1.0.0', to: '1.0.2' }, { store });
  expect(await range.deriveBetween({ from: '1.0.1', to: '1.0.2' })).toEqual([]);
  const files = readdirSync(path.join(store.cacheDir, 'documents'), { recursive: true });
  expect(files.map((file) => path.basename(String(file), '.gz')).sort()).toEqual([
    expect.any(String),
    'paint-1.0.1',
    'paint-1.0.2',
  ]);
});
