import { describe, expect, it } from 'vitest';
import { installPackage } from '../../program/installed-package.fixture';
import type { ApiChange } from '../ledger/ledger-schema';
import { checkClasses, type InstalledFacts } from './check-classes';
import { keyOf, type ApiFact } from './list-facts';

/** Installs a version whose components have these classes in their documents and in the objects that it exports. */
function install(
  declared: Readonly<Record<string, Readonly<Record<string, string>>>>,
  exported: Readonly<Record<string, unknown>>,
): InstalledFacts {
  const facts = Object.entries(declared).flatMap(([of, classes]): ApiFact[] => [
    { of, kind: 'component', name: of },
    ...Object.entries(classes).map(([name, className]) => ({
      of,
      kind: 'class' as const,
      name,
      className,
    })),
  ]);
  return {
    facts: new Map(facts.map((fact) => [keyOf(fact), fact])),
    folder: installPackage('paint', {
      'index.css': '.Brush-root { color: red }',
      'index.js': `require('./index.css'); module.exports = ${JSON.stringify(exported)};`,
    }),
  };
}

const change = (kind: 'added' | 'removed', name: string, of = 'Brush'): ApiChange => ({
  of,
  kind: 'class',
  name,
  change: kind,
});

describe('checkClasses', () => {
  const wet = { wet: 'Brush-wet' };
  it.each<[string, InstalledFacts, InstalledFacts, ApiChange, boolean]>([
    [
      'a removed class that the object still has',
      install({ Brush: wet }, { brushClasses: wet }),
      install({ Brush: {} }, { brushClasses: wet }),
      change('removed', 'wet'),
      true,
    ],
    [
      'a removed class that the object has lost',
      install({ Brush: wet }, { brushClasses: wet }),
      install({ Brush: {} }, { brushClasses: { root: 'Brush-root' } }),
      change('removed', 'wet'),
      false,
    ],
    [
      'a class with another name now',
      install({ Brush: wet }, { brushClasses: wet }),
      install({ Brush: {} }, { brushClasses: { wet: 'Paint-wet' } }),
      change('removed', 'wet'),
      false,
    ],
    [
      'a class that was there before it was declared',
      install({ Brush: {} }, { brushClasses: wet }),
      install({ Brush: wet }, { brushClasses: wet }),
      change('added', 'wet'),
      true,
    ],
    [
      'a class of an object that components share',
      install({ Brush: {} }, { toolClasses: wet }),
      install({ Brush: wet }, { toolClasses: wet }),
      change('added', 'wet'),
      true,
    ],
    [
      'a class that the object of another component had',
      install({ Brush: {} }, { brushClasses: {}, toolClasses: wet }),
      install({ Brush: wet }, { brushClasses: wet }),
      change('added', 'wet'),
      false,
    ],
    [
      'the class of a state that other components have',
      install({ Brush: {} }, { toolClasses: { wet: 'Mui-wet' } }),
      install({ Brush: { wet: 'Mui-wet' } }, { brushClasses: {} }),
      change('added', 'wet'),
      false,
    ],
    [
      'a class of a component that did not exist',
      install({}, { toolClasses: wet }),
      install({ Brush: wet }, { brushClasses: wet }),
      change('added', 'wet'),
      false,
    ],
    [
      'a class of a package that Node cannot run',
      { ...install({ Brush: {} }, {}), folder: '/nowhere' },
      install({ Brush: wet }, { brushClasses: wet }),
      change('added', 'wet'),
      false,
    ],
  ])('judges %s', (_what, earlier, later, given, isAccepted) => {
    const judged = checkClasses([given], { earlier, later, packages: ['paint'] });
    expect(judged).toEqual([isAccepted ? { ...given, accepted: true } : given]);
  });

  it.each([
    ['renamed with its export', { wet: 'Roll-wet' }],
    ['named like the later export already', { wet: 'Roller-wet' }],
  ])('finds a class that is %s', (_what, before) => {
    const earlier = install({ Roll: {} }, { rollClasses: before });
    const later = install({ Roller: { wet: 'Roller-wet' } }, { rollerClasses: {} });
    const given = change('added', 'wet', 'Roller');
    const moved = [{ from: 'Roll', to: 'Roller' }];
    expect(checkClasses([given], { earlier, later, packages: ['paint'], moved })).toEqual([
      { ...given, accepted: true },
    ]);
  });

  it('leaves other changes alone', () => {
    const version = install({ Brush: wet }, { brushClasses: wet });
    const given: ApiChange = { of: 'Brush', kind: 'slot', name: 'wet', change: 'removed' };
    expect(
      checkClasses([given], { earlier: version, later: version, packages: ['paint'] }),
    ).toEqual([given]);
  });
});
