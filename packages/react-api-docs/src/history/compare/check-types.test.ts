import { describe, expect, it } from 'vitest';
import { installPackage } from '../../program/installed-package.fixture';
import { parsedFiles } from '../../program/parsed-files.fixture';
import type { ApiChange } from '../ledger/ledger-schema';
import { checkTypes } from './check-types';

/** Judges one change between two declarations of a package, between packages of the same product. */
function judge(before: string, after: string, change: ApiChange): ApiChange[] {
  // The compiler takes packages of one name and version for one.
  const install = (version: string, text: string) =>
    installPackage('paint', {
      'package.json': JSON.stringify({ name: 'paint', version, types: 'index.d.ts' }),
      'index.d.ts': `import * as React from 'react';\n${text}`,
      'inner.d.ts':
        'export interface Drop { size: number } export interface Bucket { size: number }',
      '../paint-base/package.json': JSON.stringify({
        name: 'paint-base',
        version,
        types: 'index.d.ts',
      }),
      '../paint-base/index.d.ts': `export declare function Brush(): null;`,
      '../paint-pro/package.json': JSON.stringify({
        name: 'paint-pro',
        version,
        types: 'index.d.ts',
      }),
      '../paint-pro/index.d.ts': `export * from 'paint'; export declare function Brush(): null;`,
    });
  return checkTypes([change], {
    earlier: install('1.0.0', before),
    later: install('2.0.0', after),
    packages: ['paint-base', 'paint', 'paint-pro'],
    parsed: parsedFiles,
  });
}

describe('checkTypes', { timeout: 60_000 }, () => {
  const added: ApiChange = { of: 'Brush', kind: 'prop', name: 'wet', change: 'added' };
  const withProps = 'export declare function Brush(props: BrushProps): React.JSX.Element;';
  const withoutRef =
    "export declare const Brush: React.FC<Omit<BrushProps, 'ref'> & { title?: string }>;";

  it.each([
    [
      'a name that was declared beside an index signature',
      `export interface BrushProps { wet?: boolean; [name: string]: any } ${withProps}`,
      true,
    ],
    [
      'a name that Omit dropped because of an index signature',
      `export interface BrushProps { wet?: boolean; [name: string]: any } ${withoutRef}`,
      true,
    ],
    [
      'a name that only the index signature accepted',
      `export interface BrushProps { dry?: boolean; [name: string]: any } ${withoutRef}`,
      false,
    ],
    [
      'a name that the component leaves out of its props',
      `export interface BrushProps { wet?: boolean; dry?: boolean }
       export declare const Brush: React.FC<Omit<BrushProps, 'wet'>>;`,
      false,
    ],
  ])('judges %s', (_what, before, isAccepted) => {
    const after = `export interface BrushProps { wet?: boolean } ${withProps}`;
    expect(judge(before, after, added)).toEqual([
      isAccepted ? { ...added, accepted: true } : added,
    ]);
  });

  const paint = (more: string) => `export interface Paint { color: string; ${more} }`;
  const type = (before: string, after: string, of = 'Strokes'): ApiChange => ({
    of,
    kind: 'member',
    name: 'mix',
    change: 'type',
    before,
    after,
  });

  it.each<[string, ApiChange, boolean]>([
    [
      'a type argument that is written now',
      type(
        '(paint: Paint, event: React.FocusEvent<HTMLElement>) => void',
        '(paint: Paint, event: React.FocusEvent<HTMLElement, Element>) => void',
      ),
      false,
    ],
    [
      'an optional parameter that is gone',
      type('(paint: Paint, args?: string) => Paint', '(paint: Paint) => Paint'),
      false,
    ],
    [
      'a parameter that is gone',
      type('(paint: Paint, args: string) => Paint', '(paint: Paint) => Paint'),
      true,
    ],
    ['names of React without its namespace', type('RefObject<Paint>', 'RefObject<any>'), false],
    ['a type parameter', type('(row: R) => Paint', 'Mixer<R>', 'Mix'), false],
    [
      'a name that is exported as a type only',
      type('(drop: Drop, args?: string) => Paint', '(drop: Drop) => Paint'),
      false,
    ],
    [
      'a name that a file alone exports',
      type('(bucket: Bucket, args?: string) => Paint', '(bucket: Bucket) => Paint'),
      false,
    ],
    ['another type', type('(paint: Paint) => Paint', '(paint: Paint) => string'), true],
    ['a name that nobody exports', type('(paint: Hidden) => Paint', '(paint: any) => Paint'), true],
    ['the values of a name that had others', type('Color', "'red' | 'blue'"), true],
    ['the values of a name', type('Shade', "'light' | 'dark'"), false],
    ['a further optional property', type('{ wet?: 1 }', '{ wet?: 1; dry?: 1 }'), true],
    ['any value instead of some', type('any', 'Paint'), true],
    ['a text that is no type', type('(paint: Paint) => …', '(paint: Paint) => Paint'), true],
  ])('judges %s', (_what, change, isKept) => {
    const mixer = 'export type Mixer<R> = (row: R) => Paint;';
    const shade = "export type Shade = 'light' | 'dark';";
    const inner = "export type { Drop, Bucket as Tub } from './inner';";
    // The interface that the texts name has changed in both directions.
    const before = `${paint('wet: boolean')} export interface Mix<R> { mix: (row: R) => Paint }
      export type Color = string; ${shade}`;
    const after = `${paint('dry: boolean')} ${inner} ${mixer} ${shade} export type Color = 'red' | 'blue'; export interface Mix<R> { mix: Mixer<R> }`;
    expect(judge(before, after, change)).toEqual(isKept ? [change] : []);
  });

  const column = (mix: string) =>
    `export interface Row { [name: string]: any } export type Params<R, V> = { row: R; value: V };
     export interface Column<R extends Row = any, V = any> { mix?: ${mix} }`;

  it.each([
    [
      'a row instead of its parameters',
      '(params: Params<R, V>) => V',
      '(value: V, row: R) => V',
      'other',
    ],
    [
      'a parameter of no type',
      '(params: Params<R, V>) => V',
      '(value: never, row: R) => V',
      'other',
    ],
    [
      'a parameter of no type in both',
      '(value: never) => string',
      '(value: never) => unknown',
      'wider',
    ],
    ['a further parameter', '(value: V) => V', '(value: V, row: R) => V', 'wider'],
    ['a result of any row', '(value: V) => R', '(value: V) => Row', 'wider'],
  ])('judges %s', (_what, before, after, effect) => {
    const change = type(before, after, 'Column');
    expect(judge(column(before), column(after), change)).toEqual([{ ...change, effect }]);
  });

  it('judges a parameter of no type in a union of interfaces', () => {
    const change = type('(params: Params<R, V>) => V', '(value: never, row: R) => V', 'Column');
    const union = (mix: string) =>
      column(mix).replace('interface Column', 'interface Base') +
      `export interface Wide<R extends Row = any, V = any> { wide: 1; mix?: ${mix} | undefined }
       export type Column<R extends Row = any, V = any> = Base<R, V> | Wide<R, V>;`;
    const before = union('(params: Params<R, V>) => V');
    const after = union('(value: never, row: R) => V');
    expect(judge(before, after, change)).toEqual([{ ...change, effect: 'other' }]);
  });

  it('leaves out a type whose new type parameter stands for what it was', () => {
    const change = type('(value: string) => V', '(value: E) => V', 'Column');
    const before = column('(value: string) => V');
    const after = column('(value: E) => V').replace('V = any>', 'V = any, E = string>');
    expect(judge(before, after, change)).toEqual([]);
  });
});
