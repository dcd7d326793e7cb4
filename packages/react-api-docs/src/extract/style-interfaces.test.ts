import { expect, it } from 'vitest';
import { installPackage } from '../program/installed-package.fixture';
import { parsedFiles } from '../program/parsed-files.fixture';
import { extractDocuments } from './extract-documents';

const sides = ['Top', 'Right', 'Bottom', 'Left'];
/** Forty CSS properties. */
const cssNames = [
  'width',
  'margin',
  'padding',
  'display',
  ...['margin', 'padding', 'scrollMargin', 'scrollPadding'].flatMap((name) =>
    sides.map((side) => name + side),
  ),
  ...['Color', 'Style', 'Width'].flatMap((part) => sides.map((side) => `border${side}${part}`)),
  ...sides.map((side) => `border${side}`),
  ...sides.map((side) => side.toLowerCase()),
];

/** Returns the document of a component with these props. */
function extractProps(props: string, before: string) {
  const fromFolder = installPackage('tiny', {
    'index.d.ts': `import * as React from 'react'; ${before}
      export declare function Box(props: ${props}): React.JSX.Element;`,
  });
  const [box] = extractDocuments({ packages: ['tiny'], fromFolder, parsed: parsedFiles });
  if (box?.kind !== 'component') throw new RangeError('no document');
  return box;
}

const declare = (names: readonly string[]) => names.map((name) => `${name}?: string;`).join(' ');

it(
  'counts the props of a style system by interface, and lists those that a component declares',
  { timeout: 60_000 },
  () => {
    const { props, accepts } = extractProps(
      `Omit<SystemProperties, 'width'> & { [K in keyof Conditions]?: Conditions } & Own`,
      `interface SystemProperties { ${declare(['bg', 'bgImage', ...cssNames])} }
      interface Conditions { ${declare(cssNames.map((name) => `_${name}`))} }
      interface Own { color?: 'red' | 'blue'; width?: number; height?: number }`,
    );
    expect(props.map(({ name }) => name)).toEqual(['color', 'height', 'width']);
    expect(accepts).toEqual([
      { kind: 'system', name: 'Conditions', count: 40 },
      { kind: 'system', name: 'SystemProperties', count: 41 },
    ]);
  },
);

it.each([
  ['few', cssNames.slice(1)],
  ['not more than half', [...cssNames, ...cssNames.map((_, index) => `option${index}`)]],
])(
  'lists the props of an interface whose CSS properties are %s',
  { timeout: 60_000 },
  (_, names) => {
    const { props, accepts } = extractProps('BoxProps', `interface BoxProps { ${declare(names)} }`);
    expect([props.length, accepts]).toEqual([names.length, []]);
  },
);
