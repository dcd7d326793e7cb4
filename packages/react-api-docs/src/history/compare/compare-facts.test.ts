import { describe, expect, it } from 'vitest';
import { compareFacts } from './compare-facts';
import { keyOf, type ApiFact, type ApiFacts } from './list-facts';

type Row = Partial<ApiFact> & Pick<ApiFact, 'name'>;

/** Facts of the component `Brush` with these rows, and of further ones. */
function facts(rows: readonly Row[], further: readonly ApiFact[] = []): ApiFacts {
  const all: ApiFact[] = [
    { of: 'Brush', kind: 'component', name: 'Brush' },
    ...rows.map((row) => ({ of: 'Brush', kind: 'prop' as const, ...row })),
    ...further,
  ];
  return new Map(all.map((fact) => [keyOf(fact), fact]));
}

/** Writes each change on one line: `added prop size`. */
function compare(before: ApiFacts, after: ApiFacts, moved?: { from: string; to: string }[]) {
  return compareFacts(before, after, moved).map(({ change, of, part, kind, name, ...rest }) => {
    const details = Object.values(rest).map(String);
    return [
      change,
      kind,
      ...(of === 'Brush' ? [] : [of]),
      ...(part ? [part] : []),
      name,
      ...details,
    ].join(' ');
  });
}

describe('compareFacts', () => {
  it('accepts an export that becomes an alias, or was one', () => {
    const alone = facts([], [{ of: 'Pen', kind: 'component', name: 'Pen' }]);
    const joined: ApiFacts = new Map(
      [...facts([])].map(([key, fact]) => [key, { ...fact, aliases: ['Pen'] }]),
    );
    expect(compare(alone, joined)).toEqual(['removed component Pen Pen true']);
    expect(compare(joined, alone)).toEqual(['added component Pen Pen true']);
  });

  it.each<[string, Row[], Row[], string[]]>([
    ['nothing', [{ name: 'size', type: 'a' }], [{ name: 'size', type: 'a' }], []],
    ['a new row', [], [{ name: 'size' }], ['added prop size']],
    ['a lost row', [{ name: 'size' }], [], ['removed prop size']],
    [
      'the advice of a row that was deprecated',
      [{ name: 'size', deprecation: 'Use\n  `scale`.' }],
      [],
      ['removed prop size Use `scale`.'],
    ],
    [
      'rows of the same name of different kinds',
      [{ name: 'root', kind: 'slot' }],
      [{ name: 'root', kind: 'class' }],
      ['added class root', 'removed slot root'],
    ],
    [
      'a deprecation, which drops the default',
      [{ name: 'size', default: '1' }],
      [{ name: 'size', deprecation: '' }],
      ['deprecated prop size'],
    ],
    [
      'a deprecation that is taken back',
      [{ name: 'size', deprecation: '' }],
      [{ name: 'size' }],
      ['undeprecated prop size'],
    ],
    [
      'another default',
      [{ name: 'size', default: '1' }],
      [{ name: 'size', default: '2' }],
      ['default prop size 1 2'],
    ],
    ['a default that is documented now', [{ name: 'size' }], [{ name: 'size', default: '1' }], []],
    [
      'a default with other quotes',
      [{ name: 'size', default: '"a"' }],
      [{ name: 'size', default: "'a'" }],
      [],
    ],
    [
      'another type',
      [{ name: 'size', type: 'string' }],
      [{ name: 'size', type: 'number' }],
      ['type prop size string number'],
    ],
    [
      'a prop that must be set now',
      [{ name: 'size', required: false }],
      [{ name: 'size', required: true }],
      ['required prop size'],
    ],
    [
      'a prop that may be left out now',
      [{ name: 'size', required: true }],
      [{ name: 'size', required: false }],
      ['optional prop size'],
    ],
    [
      'another class name',
      [{ name: 'root', kind: 'class', className: 'Brush-root' }],
      [{ name: 'root', kind: 'class', className: 'MuiBrush-root' }],
      ['className class root Brush-root MuiBrush-root'],
    ],
    [
      'another plan',
      [{ name: 'size', plan: 'pro' }],
      [{ name: 'size', plan: 'free' }],
      ['plan prop size pro free'],
    ],
    [
      'a name that became stable',
      [{ name: 'unstable_size' }],
      [{ name: 'size' }],
      ['renamed prop size unstable_size'],
    ],
    [
      'a row that repeats one of another component now',
      [{ name: 'size' }],
      [{ name: 'size', isInherited: true }],
      ['removed prop size true'],
    ],
    [
      'no row of another component',
      [{ name: 'size', isInherited: true, type: 'a' }],
      [{ name: 'color', isInherited: true }],
      [],
    ],
  ])('finds %s', (_what, before, after, expected) => {
    expect(compare(facts(before), facts(after))).toEqual(expected);
  });

  it('names an export or a part instead of all its rows', () => {
    const roller: ApiFact[] = [
      { of: 'Roller', kind: 'component', name: 'Roller' },
      { of: 'Roller', kind: 'prop', name: 'width' },
    ];
    const tip: ApiFact[] = [
      { of: 'Brush', kind: 'part', name: 'Tip' },
      { of: 'Brush', part: 'Tip', kind: 'prop', name: 'shape' },
    ];
    expect(compare(facts([]), facts([], [...roller, ...tip]))).toEqual([
      'added part Tip',
      'added component Roller Roller',
    ]);
    expect(compare(facts([], [...roller, ...tip]), facts([]))).toEqual([
      'removed part Tip',
      'removed component Roller Roller',
    ]);
  });

  it('compares moved exports with their earlier name, all at once', () => {
    const named = (of: string, prop: string): ApiFact[] => [
      { of, kind: 'component', name: of },
      { of, kind: 'prop', name: prop },
      { of, kind: 'class', name: 'root', className: `Mui${of}-root` },
    ];
    const before = facts([], [...named('Grid', 'item'), ...named('Grid2', 'size')]);
    const after = facts([], [...named('GridLegacy', 'item'), ...named('Grid', 'size')]);
    const moved = [
      { from: 'Grid', to: 'GridLegacy' },
      { from: 'Grid2', to: 'Grid' },
    ];
    expect(compare(before, after, moved)).toEqual([
      'renamed component Grid Grid Grid2',
      'renamed component GridLegacy GridLegacy Grid',
    ]);
    expect(compare(before, after)).toContain('added prop Grid size');
  });
});
