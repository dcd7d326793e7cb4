import path from 'node:path';
import ts from 'typescript';
import type { ExtractionRequest } from '../extract/extraction-request';
import { createVirtualProgram } from './create-virtual-program';
import { DiagnosticsError } from 'diagnostics';
import { resolvePackage, type InstalledPackage } from './resolve-package';

/** A compiler program of one package, or of several that belong together. */
export interface PackageProgram {
  readonly packages: readonly InstalledPackage[];
  readonly program: ts.Program;
  readonly checker: ts.TypeChecker;
  /** The module of `import … from '{name}'` for each package, in the requested order. */
  readonly modules: readonly ts.Symbol[];
  /** React's type of all HTML elements with their attributes. */
  readonly elements: ts.Type | undefined;
  /** The listener of each requested event, by the name of the event. */
  readonly listeners: ts.Type | undefined;
  /** Returns the module that an import of this specifier resolves to, or undefined if the program has not read it. */
  readonly moduleOf: (specifier: string) => ts.Symbol | undefined;
}

/** Creates one program from the declarations of the packages that are installed for `fromFolder`. */
export function createPackageProgram(
  names: readonly string[],
  fromFolder: string,
  { parsed, events }: Pick<ExtractionRequest, 'parsed' | 'events'> = {},
): PackageProgram {
  const packages = names.map((name) => resolvePackage(name, fromFolder));
  const entry = path.join(fromFolder, '__api-entry__.ts');
  const imports = names.map((name, index) => `import * as p${index} from '${name}';`);
  const text = [
    ...imports,
    'type Elements = import("react").JSX.IntrinsicElements;',
    ...(events ? [writeListeners(events, `import('${names.at(-1)}')`)] : []),
  ].join('\n');
  const program = createVirtualProgram(entry, text, parsed);
  const checker = program.getTypeChecker();
  const modules = program
    .getSourceFile(entry)
    ?.statements.filter(ts.isImportDeclaration)
    .map(({ moduleSpecifier }) => checker.getSymbolAtLocation(moduleSpecifier));
  const aliases = program.getSourceFile(entry)?.statements.filter(ts.isTypeAliasDeclaration) ?? [];
  const [elements, listeners] = aliases.map(({ name }) => checker.getTypeAtLocation(name));
  const untyped = packages.filter((_, index) => !modules?.[index]);
  if (untyped.length > 0) throw new DiagnosticsError(untyped.map(describeUntyped));
  // Each component asks for its subpaths, so most questions are about the same folders.
  const resolved = ts.createModuleResolutionCache(
    fromFolder,
    (name) => name,
    program.getCompilerOptions(),
  );
  return {
    packages,
    program,
    checker,
    modules: (modules ?? []).filter((found) => found !== undefined),
    elements,
    listeners,
    moduleOf: (specifier) => {
      const { resolvedModule } = ts.resolveModuleName(
        specifier,
        entry,
        program.getCompilerOptions(),
        ts.sys,
        resolved,
      );
      const source = resolvedModule && program.getSourceFile(resolvedModule.resolvedFileName);
      return source && checker.getSymbolAtLocation(source);
    },
  };
}

/** Lets the compiler write out the parameters of each listener. */
function writeListeners(
  { names, listener }: NonNullable<ExtractionRequest['events']>,
  module: string,
): string {
  return `type Listeners = { [Name in ${module}.${names}]: ${module}.${listener}<Name> };`;
}

function describeUntyped({ name, version, folder }: InstalledPackage) {
  return {
    file: path.join(folder, 'package.json'),
    code: 'DOCS2024' as const,
    received: `no type declarations for the entry of ${name} ${version}`,
    expected: '`types` in package.json, or in its `exports`, that name an existing .d.ts file',
    hint: 'Document a package that brings its types; @types packages are not read.',
  };
}
