import { describe, expect, it } from 'vitest';
import type { ApiDocument } from '../document';
import { installPackage } from '../program/installed-package.fixture';
import { parsedFiles } from '../program/parsed-files.fixture';
import { extractDocuments } from './extract-documents';

type Files = Readonly<Record<string, string>>;

function extract(files: Files, only?: readonly string[]): ApiDocument[] {
  const fromFolder = installPackage('tiny', files);
  return extractDocuments({
    packages: ['tiny'],
    fromFolder,
    parsed: parsedFiles,
    ...(only && { only }),
  });
}

/** Returns each document with its aliases, and those of its parts. */
function describeNames(files: Files, only?: readonly string[]): string[] {
  return extract(files, only).map((document) => {
    const parts = document.kind === 'component' ? document.parts : [];
    const write = ({ name, aliases = [] }: (typeof parts)[number] | ApiDocument) =>
      [name, ...aliases.map((alias) => `${alias.name} at ${alias.slug}`)].join(' = ');
    return [write(document), ...parts.map(write)].join(', ');
  });
}

const react = "import * as React from 'react';";
const declare = (...names: readonly string[]) =>
  names
    .map((name) => `declare function ${name}(props: { size?: number }): React.JSX.Element;`)
    .join(' ');

describe('exports of one declaration', { timeout: 60_000 }, () => {
  it.each<[string, string, string]>([
    ['the declared one', 'export { Modal as Box, Modal };', 'Modal = Box at box'],
    [
      'a stable one before the declared one',
      'export { unstable_Pane, unstable_Pane as Pane };',
      'Pane = unstable_Pane at unstable-pane',
    ],
    [
      'the shortest, then by alphabet, where none is the declared one',
      'export { hidden as Zone, hidden as Area, hidden as Region };',
      'Area = Region at region = Zone at zone',
    ],
  ])('have one document. The main name is %s', (_rule, line, expected) => {
    const text = `${react} ${declare('Modal', 'unstable_Pane', 'hidden')} ${line}`;
    expect(describeNames({ 'index.d.ts': text })).toEqual([expected]);
  });

  it('have a document each where the declarations differ', () => {
    const text = `${react} ${declare('Modal')} export { Modal }; export declare const Dialog: typeof Modal;`;
    expect(describeNames({ 'index.d.ts': text })).toEqual(['Dialog', 'Modal']);
  });

  it('may be hooks and namespaces, whose hooks have both names', () => {
    const files = {
      'index.d.ts': `export * as Pane from './pane'; export * as Window from './pane';
        export { useSize, useSize as useExtent } from './hooks';`,
      'pane.d.ts': `${react} export ${declare('Root')} export declare function useFocus(): void;`,
      'hooks.d.ts': 'export declare function useSize(): number;',
    };
    expect(describeNames(files)).toEqual([
      'Pane = Window at window, Root',
      'Pane.useFocus = Window.useFocus at window-use-focus',
      'useSize = useExtent at use-extent',
    ]);
  });

  it('may be a hook alone and in a namespace', () => {
    const files = {
      'index.d.ts': `export * as Pane from './pane'; export { useFocus } from './pane';`,
      'pane.d.ts': `${react} export ${declare('Root')} export declare function useFocus(): void;`,
    };
    expect(describeNames(files)).toEqual([
      'Pane, Root',
      'useFocus = Pane.useFocus at pane-use-focus',
    ]);
  });

  const flat = {
    'index.d.ts': `export { PaneRoot, PaneBody, Line } from './pane'; export * as Pane from './parts';`,
    'pane.d.ts': `${react} ${declare('PaneRoot', 'PaneBody', 'Line')} export { PaneRoot, PaneBody, Line };`,
    'parts.d.ts': `export { PaneRoot as Root, PaneBody as Body, Line } from './pane';`,
  };

  it('belong to the part of a compound component that they are named after', () => {
    expect(describeNames(flat)).toEqual([
      'Line',
      'Pane, Root = PaneRoot at pane-root, Body = PaneBody at pane-body, Line',
    ]);
  });

  it.each([['PaneRoot'], ['Pane']])('are extracted by each of their names: %s', (name) => {
    expect(extract(flat, [name]).map((document) => document.name)).toEqual(['Pane']);
  });

  it('lead from types to the document of the main name', () => {
    const files = {
      ...flat,
      'pane.d.ts': `${react} ${declare('PaneBody', 'Line')} export { PaneRoot, PaneBody, Line };
        interface PaneRootProps { size?: number } declare function PaneRoot(props: PaneRootProps): React.JSX.Element;`,
      'index.d.ts': `${flat['index.d.ts']} ${react} import type { PaneRootProps } from './pane';
        export declare function Frame(props: { pane?: PaneRootProps }): React.JSX.Element;`,
    };
    const [frame] = extract(files);
    expect(frame?.kind === 'component' && frame.props[0]?.type.references).toEqual([
      { name: 'PaneRootProps', slug: 'pane' },
    ]);
  });
});
