import { describe, expect, it } from 'vitest';
import { encodeVersion } from '../../lib/encode-version';
import { type PlannedChange, planUpgrade } from './plan-upgrade';

const change = (of: string, version: string, effect: string): PlannedChange => ({
  of,
  code: encodeVersion(version),
  effect,
  returnedIn: null,
});
const brushTip = change('Brush', '6.0.2', 'breaking');
const brushSize = change('Brush', '7.0.0', 'breaking');
const brushEnd = change('Brush', '6.4.12', 'deprecated');
const rollerWidth = change('Roller', '7.1.0', 'changed');
const rollerNew = change('Roller', '7.1.0', 'new');

const source = {
  packageName: '@scope/paint',
  versions: ['7.1', '7.0', '6.5', '6.4', '5.18'].map((text) => ({
    text,
    code: encodeVersion(text),
  })),
  changes: [brushSize, brushTip, brushEnd, rollerWidth, rollerNew],
  codemods: [
    { command: 'deprecations/brush-end', of: 'Brush', code: null },
    { command: 'deprecations/palette', of: 'Palette', code: null },
    { command: 'v6.0.0/all', of: null, code: encodeVersion('6.0.0') },
    { command: 'v7.0.0/brush', of: 'Brush', code: encodeVersion('7.0.0') },
  ],
};

/** Describes each step in one line. */
function plan(from: string, to: string, more: Partial<typeof source> = {}): string[] {
  return planUpgrade(
    { ...source, ...more },
    { after: encodeVersion(from), upTo: encodeVersion(to) },
  ).map(({ kind, version, commands, changes }) =>
    [kind, version, ...commands, ...changes.map(({ of, code }) => `${of} ${code}`)].join(' | '),
  );
}

describe('planUpgrade', () => {
  it('goes from major version to major version, with codemods before changes by hand', () => {
    expect(plan('5.18', '7.1')).toEqual([
      'install | 6.5 | npm install @scope/paint@6.5',
      'codemods | 6.5 | v6.0.0/all',
      'breaking | 6.5 | Brush 060002',
      'install | 7.1 | npm install @scope/paint@7.1',
      'codemods | 7.1 | v7.0.0/brush',
      'breaking | 7.1 | Brush 070000',
      'deprecated | 7.1 | deprecations/brush-end | Brush 060412',
      'changed | 7.1 | Roller 070100',
    ]);
  });

  it.each([
    ['leaves out what was done before', '6.5', '7.0', 'install codemods breaking deprecated'],
    ['leaves out what comes later', '5.18', '6.4', 'install codemods breaking deprecated'],
    ['has no steps for the same version', '7.1', '7.1', ''],
  ])('%s', (_what, from, to, kinds) => {
    const steps = plan(from, to).map((line) => line.split(' | ')[0]);
    expect(steps).toEqual(kinds === '' ? [] : kinds.split(' '));
  });

  it('runs only codemods of the components in question', () => {
    expect(plan('6.5', '7.1', { changes: [rollerWidth] })).toEqual([
      'install | 7.1 | npm install @scope/paint@7.1',
      'changed | 7.1 | Roller 070100',
    ]);
  });

  it('does not stop at a major version without anything to do', () => {
    expect(plan('6.4', '7.0')[0]).toBe('install | 7.0 | npm install @scope/paint@7.0');
  });

  it('leaves out what the last version has again', () => {
    const slots = { ...change('Brush', '7.0.0', 'breaking'), returnedIn: encodeVersion('7.1.0') };
    expect(plan('6.5', '7.0', { changes: [slots] })).toContain('breaking | 7.0 | Brush 070000');
    expect(plan('6.5', '7.1', { changes: [slots], codemods: [] })).toEqual([
      'install | 7.1 | npm install @scope/paint@7.1',
    ]);
  });

  it('names a prerelease with all its numbers', () => {
    const versions = [{ text: 'beta.49', code: encodeVersion('5.0.0-beta.49') }];
    expect(plan('5.0.0-beta.40', '5.0.0-beta.49', { versions })[0]).toBe(
      'install | beta.49 | npm install @scope/paint@5.0.0-beta.49',
    );
  });
});
