import { describe, expect, it } from 'vitest';
import type { ComponentDocument } from '../document';
import { listFacts } from '../history/compare/list-facts';
import { installPackage } from '../program/installed-package.fixture';
import { parsedFiles } from '../program/parsed-files.fixture';
import { extractDocuments } from './extract-documents';

/** Returns the documents of the components that a small package exports. */
function extract(files: Readonly<Record<string, string>>): ComponentDocument[] {
  const fromFolder = installPackage('tiny', files);
  return extractDocuments({ packages: ['tiny'], fromFolder, parsed: parsedFiles }).filter(
    (document) => document.kind === 'component',
  );
}

/** Returns the declaration of a component `Box` with these props. */
function extractProps(props: string, before = ''): ComponentDocument {
  const text = `import * as React from 'react'; ${before}
    export declare function Box(props: ${props}): React.JSX.Element;`;
  const [box] = extract({ 'index.d.ts': text });
  if (!box) throw new RangeError('no document');
  return box;
}

const typesOf = ({ props }: ComponentDocument) =>
  props.map(({ name, type, required }) => `${name}${required ? '' : '?'}: ${type.text}`);

describe('extractDocuments', { timeout: 60_000 }, () => {
  it('lists a name that the compiler cannot resolve as unresolved', () => {
    const box = extractProps(
      '{ lost?: Missing; inside?: Array<Missing>; meant?: any }',
      "import type { Missing } from 'not-installed';",
    );
    expect(box.unresolved).toEqual([
      {
        path: 'props.inside',
        reason: '`Missing` cannot be resolved: what it imports is not installed or has no types.',
      },
      {
        path: 'props.lost',
        reason: '`Missing` cannot be resolved: what it imports is not installed or has no types.',
      },
    ]);
  });

  it('lists the props of all alternatives of a union', () => {
    const box = extractProps(
      `{ kind: 'a'; inMenu?: false; label: string } | { kind: 'b'; inMenu: true; label: React.ReactNode; more: number }`,
    );
    expect(typesOf(box)).toEqual([
      'inMenu?: boolean',
      "kind: 'a' | 'b'",
      'label: React.ReactNode',
      'more?: number',
    ]);
  });

  it('takes attributes of any element', () => {
    const box = extractProps('React.HTMLAttributes<any> & { size?: number }');
    expect(typesOf(box)).toEqual(['size?: number']);
  });

  it('names the peer dependency that declares a prop, and leaves its rows out of the history', () => {
    const declares = (props: string) => `export interface FieldProps { ${props} }`;
    const packageJson = {
      version: '1.0.0',
      dependencies: { core: '*' },
      peerDependencies: { field: '*' },
    };
    const documents = extract({
      'package.json': JSON.stringify({ name: 'tiny', ...packageJson }),
      'index.d.ts': `import * as React from 'react';
        import type { FieldProps } from 'field';
        import type { FieldProps as Core } from 'core';
        export declare function Box(props: FieldProps & Core & { own?: string }): React.JSX.Element;`,
      '../field/index.d.ts': declares('label?: string; slots?: { input?: string }'),
      '../core/index.d.ts': declares('inner?: string'),
    });
    const [{ props } = { props: [] }] = documents;
    expect(props.map(({ name, inheritedFrom }) => [name, inheritedFrom])).toEqual([
      ['inner', undefined],
      ['own', undefined],
      ['label', 'field'],
      ['slots', 'field'],
    ]);
    const facts = [...listFacts(documents).values()];
    const inherited = facts.filter(({ isInherited }) => isInherited);
    expect(inherited.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
      'prop label',
      'prop slots',
      'slot input',
    ]);
  });

  it('ignores index signatures of template literals', () => {
    expect(typesOf(extractProps('{ [key: `data-${string}`]: string; size?: number }'))).toEqual([
      'size?: number',
    ]);
  });

  it('counts children as a prop where React’s helper adds them, and as an attribute where an element has them', () => {
    const box = extractProps('React.PropsWithChildren<{ size?: number }>');
    expect(typesOf(box)).toEqual(['children?: React.ReactNode', 'size?: number']);
    expect(box.accepts).toEqual([]);
    const attributes = 'React.HTMLAttributes<HTMLDivElement>';
    for (const props of [attributes, `React.PropsWithChildren<${attributes}>`]) {
      expect(typesOf(extractProps(`${props} & { size?: number }`))).toEqual(['size?: number']);
    }
  });

  it('keeps undefined in the return type of a callback', () => {
    expect(typesOf(extractProps('{ find?: (name: string) => string | undefined }'))).toEqual([
      'find?: (name: string) => string | undefined',
    ]);
  });

  it('omits exports that are declared but do not exist at run time', () => {
    const component = '(props: { size?: number }): React.JSX.Element';
    const documents = extract({
      'index.d.ts': `import * as React from 'react';
        export declare function Box${component}; export declare function Ghost${component};`,
      'index.js': 'export function Box() {}',
    });
    expect(documents.map(({ name }) => name)).toEqual(['Box']);
  });

  it('sorts the parts of a compound component as the documentation in the package puts them together', () => {
    const part = (name: string, text = '') =>
      `${text} export declare function ${name}(props: {}): React.JSX.Element;`;
    const [dialog] = extract({
      'index.d.ts': "export * as Dialog from './dialog';",
      'dialog.d.ts': `import * as React from 'react';
        ${part('Root', '/** Documentation: [Dialog](https://tiny.dev/react/dialog) */')}
        ${['Close', 'Popup', 'Extra', 'Trigger'].map((name) => part(name)).join(' ')}`,
      'index.js': 'const a = () => null; export const Dialog = { Root: a };',
      'docs/react/dialog.md': [
        '# Dialog\n\n```jsx\n<Dialog.Close />\n```\n\n## Anatomy\n\n```jsx title="Anatomy"',
        "import { Dialog } from 'tiny';\n\n<Dialog.Root>\n  <Dialog.Trigger />\n  <Dialog.Popup>",
        '    <Dialog.Close />\n  </Dialog.Popup>\n</Dialog.Root>;\n```\n\n## Examples\n',
      ].join('\n'),
    });
    expect(dialog?.parts.map(({ name }) => name)).toEqual([
      'Root',
      'Trigger',
      'Popup',
      'Close',
      'Extra',
    ]);
    expect(dialog?.anatomy).toBe(
      '<Dialog.Root>\n  <Dialog.Trigger />\n  <Dialog.Popup>\n    <Dialog.Close />\n  </Dialog.Popup>\n</Dialog.Root>',
    );
  });

  it('begins with the root, and sorts by name, where the package shows no anatomy', () => {
    const part = (name: string) => `export declare function ${name}(props: {}): React.JSX.Element;`;
    const [dialog] = extract({
      'index.d.ts': "export * as Dialog from './dialog';",
      'dialog.d.ts': `import * as React from 'react';
        ${['Trigger', 'Root', 'Close'].map(part).join(' ')}`,
      'index.js': 'const a = () => null; export const Dialog = { Root: a };',
    });
    expect(dialog?.parts.map(({ name }) => name)).toEqual(['Root', 'Close', 'Trigger']);
    expect(dialog).not.toHaveProperty('anatomy');
  });

  it('describes a compound component as its root, even if another part comes first', () => {
    const part = (name: string, text: string) =>
      `\n/** ${text} */ export declare function ${name}(props: {}): React.JSX.Element;`;
    const link = 'Documentation: [Menu](https://tiny.dev/react/menu)';
    const [menu] = extract({
      'index.d.ts': "export * as Menu from './menu';",
      'menu.d.ts': `import * as React from 'react';
        ${part('Provider', 'Shares a delay.')} ${part('Root', `Groups the parts.\n\n${link}`)}`,
      'index.js': 'const a = () => null; export const Menu = { Provider: a, Root: a };',
      'docs/react/menu.md':
        '## Anatomy\n\n```jsx\n<Menu.Provider>\n  <Menu.Root />\n</Menu.Provider>\n```\n',
    });
    expect(menu?.parts.map(({ name }) => name)).toEqual(['Provider', 'Root']);
    expect(menu?.description).toMatch(/^Groups the parts\./);
  });

  it('links a type that has a guide, and does not write it out', () => {
    const fromFolder = installPackage('tiny', {
      'index.d.ts': `import * as React from 'react';
        export interface SxProps { color?: string; margin?: number }
        export declare function Box(props: { sx?: SxProps }): React.JSX.Element;`,
    });
    const read = (guides: Readonly<Record<string, string>>) => {
      const request = { packages: ['tiny'], fromFolder, parsed: parsedFiles, guides };
      const [box] = extractDocuments(request);
      if (box?.kind !== 'component') throw new RangeError('no component');
      return { references: box.props[0]?.type.references, types: box.types?.map(({ id }) => id) };
    };
    const href = 'https://tiny.dev/sx/';
    expect(read({ SxProps: href }).references).toEqual([{ name: 'SxProps', href }]);
    expect(read({ SxProps: href }).types).toBeUndefined();
    expect(read({}).references).toEqual([{ name: 'SxProps', anchor: 'type-sx-props' }]);
  });

  it('lists the parameters of all overloads of a hook, and marks those as required that all overloads require', () => {
    const fromFolder = installPackage('tiny', {
      'index.d.ts': `interface Options<T> { items: T[]; groupBy?: (item: T) => string }
        interface Result<T, Groups> { list: Groups extends true ? T[][] : T[]; id: string }
        export declare function useList<T>(o: Options<T> & { groupBy: (item: T) => string }): Result<T, true>;
        export declare function useList<T>(o: Omit<Options<T>, 'groupBy'>): Result<T, false>;`,
    });
    const [hook] = extractDocuments({ packages: ['tiny'], fromFolder, parsed: parsedFiles });
    const members = hook?.kind === 'hook' ? hook : undefined;
    expect(members?.parameters.map(({ name, required }) => [name, required])).toEqual([
      ['groupBy', false],
      ['items', true],
    ]);
    expect(members?.returned.map(({ name, type }) => `${name}: ${type.text}`)).toEqual([
      'id: string',
      'list: T[][] | T[]',
    ]);
  });

  it('takes the description, the parameters and the values of a prop from its own declaration', () => {
    const box = extractProps(
      `Own & Pick<Own, 'tone'> & { tone?: Color } & Base & React.Attributes`,
      `type OverridableStringUnion<T, U> = T | keyof U; export interface BoxColorOverrides {}
       type Color = OverridableStringUnion<'red' | 'blue', BoxColorOverrides>;
       interface Own {
         /** Not supported. */
         children?: null;
         color?: Color; tone?: Own['color'];
         /** The motion.
           * @default Zoom
           * * @deprecated Use another one. */
         motion?: string;
         /** Set it for each message. */
         key?: any;
         /** Called.
           * @param event The event.
           * @param data What is copied. */
         onCopy?: (event: string, params: number) => void;
         /** Called.
           * @param event The event.
           * @param gone Not there.
           * @param other Not there either. */
         onCut?: (event: string, params: number) => void;
         /** Called.
           * @param data What moves. */
         onMove?: (params: string, event: string) => void;
         mark?: 'none' | \`text\${'A' | 'B'}\` }
       interface Base {
         /** The content. */
         children?: React.ReactNode }`,
    );
    const of = (name: string) => box.props.find((prop) => prop.name === name);
    expect(of('children')?.description).toBe('Not supported.');
    expect(of('key')?.description).toBe('Set it for each message.');
    expect(of('color')?.extensible).toBe('BoxColorOverrides');
    expect(of('tone')?.extensible).toBe('BoxColorOverrides');
    expect(of('tone')?.type.text).toBe("'red' | 'blue'");
    expect(of('key')?.extensible).toBeUndefined();
    expect(of('motion')?.default).toBe('Zoom');
    const texts = (name: string) =>
      of(name)?.signature?.parameters.map(({ description }) => description);
    expect(texts('onCopy')).toEqual(['The event.', 'What is copied.']);
    expect(texts('onCut')).toEqual(['The event.', '']);
    expect(texts('onMove')).toEqual(['What moves.', '']);
    expect(of('mark')?.type.text).toBe("'none' | 'textA' | 'textB'");
  });

  it('takes an attribute of an element as a prop if the PropTypes document it', () => {
    const [box] = extract({
      'index.d.ts': "export { default as Box } from './Box';",
      'Box.d.ts': `import * as React from 'react';
        declare function Box(props: React.HTMLAttributes<HTMLDivElement>): React.JSX.Element;
        export default Box;`,
      'Box.js':
        'function Box() {}\nBox.propTypes = {\n  /**\n   * The name.\n   */\n  id: PropTypes.string,\n  /**\n   * @ignore\n   */\n  title: PropTypes.string\n};',
    });
    expect(box?.props.map(({ name }) => name)).toEqual(['id']);
  });

  it('marks icons and parts as internal', () => {
    const declare = (name: string) =>
      `interface ${name}Props {\n/** How big. */\nsize?: number } export declare function ${name}(props: ${name}Props): React.JSX.Element;`;
    const react = "import * as React from 'react';";
    const documents = extract({
      'index.d.ts': `export * from './Box/Box'; export * from './Chart/Chart'; export * from './icons'; export * from './Provider';`,
      'Box/Box.d.ts': `${react} ${declare('Box')} ${declare('BoxRoot')}`,
      'Chart/Chart.d.ts': `${react}\n/** Draws. */\nexport declare function Chart(props: {}): React.JSX.Element; export declare function Legend(props: { x: number }): React.JSX.Element;`,
      'icons/index.d.ts': `${react} ${declare('ArrowRight')}`,
      'Provider.d.ts': `${react} export declare function ThemeProvider(props: { theme: object }): React.JSX.Element;`,
      'icons.d.ts': "export * from './icons/index';",
    });
    expect(Object.fromEntries(documents.map(({ name, internal }) => [name, internal]))).toEqual({
      ArrowRight: 'icon',
      Box: undefined,
      BoxRoot: 'part',
      Chart: undefined,
      Legend: 'part',
      ThemeProvider: undefined,
    });
  });
});
