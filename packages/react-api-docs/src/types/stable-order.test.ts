import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { createVirtualProgram } from '../program/create-virtual-program';
import { parsedFiles } from '../program/parsed-files.fixture';
import { listAlternatives, listProperties } from './stable-order';

/** Returns the type `Asked` of a module after the compiler has read the named types in this order. */
function readType(text: string, before: readonly string[]) {
  const file = path.join(import.meta.dirname, '__order__.ts');
  const program = createVirtualProgram(file, text, parsedFiles);
  const checker = program.getTypeChecker();
  const typeOf = (name: string) => {
    const alias = program
      .getSourceFile(file)
      ?.statements.find((node) => ts.isTypeAliasDeclaration(node) && node.name.text === name);
    if (!alias) throw new RangeError(name);
    return checker.getTypeAtLocation(alias);
  };
  for (const name of before) checker.typeToString(typeOf(name));
  return { type: typeOf('Asked'), checker };
}

const namesOf = (text: string, before: readonly string[] = []) => {
  const { type, checker } = readType(text, before);
  return listProperties(type, checker).map(({ name }) => name);
};

describe('listProperties', { timeout: 60_000 }, () => {
  const picked = `interface Props { first: 1; second: 2; third: 3 }
    type Earlier = 'third' | 'second';
    type Asked = Pick<Props, 'first' | 'second' | 'third'>;`;

  it('lists members of a mapped type in the order of their declarations, independent of what was read before', () => {
    const { type, checker } = readType(picked, ['Earlier']);
    const ofCompiler = checker.getPropertiesOfType(type).map(({ name }) => name);
    expect(ofCompiler).not.toEqual(['first', 'second', 'third']);
    expect(namesOf(picked, ['Earlier'])).toEqual(['first', 'second', 'third']);
    expect(namesOf(picked)).toEqual(['first', 'second', 'third']);
  });

  it('lists own members before inherited ones, each once', () => {
    expect(
      namesOf(`interface Base { b: string; shared: string } interface Own extends Base { z: 1; shared: 'x'; __a: 2 }
        type Asked = Own;`),
    ).toEqual(['z', 'shared', '__a', 'b']);
  });

  it('lists the parts of an intersection one after the other', () => {
    expect(
      namesOf(`interface Props { b: 1; a: 2 }
        type Asked = { z: 1 } & Pick<Props, 'a' | 'b'> & { a: 2; c: 3 };`),
    ).toEqual(['z', 'b', 'a', 'c']);
  });

  it('sorts members without a declaration by name', () => {
    const keys = `type Earlier = 'y'; type Asked = Record<'x' | 'y', 1>;`;
    expect(namesOf(keys)).toEqual(['x', 'y']);
    expect(namesOf(keys, ['Earlier'])).toEqual(['x', 'y']);
  });
});

it('lists alternatives in the order of their declarations, independent of what was read before', () => {
  const text = `interface One { a: 1 } interface Two { b: 1 } type Three = { c: 1 } & { d: 1 };
    type Earlier = Three; type Later = Two; type Asked = One | Two | Three | (() => void);`;
  const write = (before: readonly string[]) => {
    const { type, checker } = readType(text, before);
    return listAlternatives(type, checker).map((part) => checker.typeToString(part));
  };
  expect(write(['Earlier', 'Later'])).toEqual(['One', 'Two', 'Three', '() => void']);
  expect(write([])).toEqual(write(['Earlier', 'Later']));
});
