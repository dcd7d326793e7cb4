import type ts from 'typescript';
import type { PackageProgram } from '../program/create-package-program';
import { followAlias } from './list-values';

/** An exported type that was requested by name. */
export interface PublicType {
  readonly name: string;
  readonly symbol: ts.Symbol;
  /** Indexes into the program's packages. */
  readonly packages: readonly number[];
}

/** Returns a type by its exported name, from the last package that has it: each plan extends the one before. */
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
