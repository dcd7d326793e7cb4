import type ts from 'typescript';
import type { PackageProgram } from '../program/create-package-program';
import { followAlias } from './list-values';

/** An exported type that someone asked for by name. */
export interface PublicType {
  readonly name: string;
  readonly symbol: ts.Symbol;
  /** Indexes into the program's packages. */
  readonly packages: readonly number[];
}

/** A type by its exported name. The last package that has it says most: a plan adds to the one below it. */
export function findType(
  name: string,
  { checker, modules }: PackageProgram,
): PublicType | undefined {
  const found = modules.flatMap((module, index) => {
    const exported = checker
      .getExportsOfModule(module)
      .find((candidate) => candidate.name === name);
    return exported ? [{ index, symbol: followAlias(exported, checker) }] : [];
  });
  const last = found.at(-1);
  return last && { name, symbol: last.symbol, packages: found.map(({ index }) => index) };
}
