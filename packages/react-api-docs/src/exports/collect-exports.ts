import type ts from 'typescript';
import type { PackageProgram } from '../program/create-package-program';
import { scriptBeside } from '../program/script-beside';
import { compareText } from '../text/compare-text';
import { classifyExport, type ExportKind } from './classify-export';
import { listScriptNames } from './list-script-names';
import { listValues } from './list-values';

/** A public export, with the packages that have it. */
export interface PublicExport {
  /** `Button`; `Combobox.useFilter` for a hook that lives in a compound component. */
  readonly name: string;
  /** Aliases followed. */
  readonly symbol: ts.Symbol;
  readonly kind: ExportKind;
  /** Indexes into the program's packages. */
  readonly packages: readonly number[];
}

/** All components, compound components and hooks that the packages export, sorted by name. */
export function collectExports({ checker, modules }: PackageProgram): PublicExport[] {
  const found = new Map<string, PublicExport & { packages: number[] }>();
  for (const [index, module] of modules.entries()) {
    const running = namesOfCode(module);
    for (const { name, symbol, kind } of listExports(module, checker)) {
      if (running && !running.has(name.split('.')[0] ?? name)) continue;
      const earlier = found.get(name);
      if (earlier) earlier.packages.push(index);
      else found.set(name, { name, symbol, kind, packages: [index] });
    }
  }
  return [...found.values()].sort((a, b) => compareText(a.name, b.name));
}

function namesOfCode(module: ts.Symbol): ReadonlySet<string> | undefined {
  const file = module.declarations?.[0]?.getSourceFile().fileName;
  const script = file && scriptBeside(file);
  return script === undefined ? undefined : listScriptNames(script);
}

interface NamedExport {
  readonly name: string;
  readonly symbol: ts.Symbol;
  readonly kind: ExportKind;
}

function listExports(module: ts.Symbol, checker: ts.TypeChecker): NamedExport[] {
  return listValues(module, checker).flatMap(({ name, symbol }) => {
    const kind = classifyExport(name, symbol, checker);
    if (!kind) return [];
    if (kind !== 'compound') return [{ name, symbol, kind }];
    const hooks = listExports(symbol, checker)
      .filter((inner) => inner.kind === 'hook')
      .map((inner) => ({ ...inner, name: `${name}.${inner.name}` }));
    return [{ name, symbol, kind }, ...hooks];
  });
}
