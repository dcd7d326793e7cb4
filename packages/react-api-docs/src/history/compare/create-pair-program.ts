import path from 'node:path';
import ts from 'typescript';
import { createVirtualProgram, type ParsedFiles } from '../../program/create-virtual-program';

/** Two installed versions of the same packages. */
export interface VersionPair {
  /** Absolute folders in which the packages are installed. */
  readonly earlier: string;
  readonly later: string;
  readonly packages: readonly string[];
}

/** A program that holds both versions. */
export interface PairProgram {
  readonly checker: ts.TypeChecker;
  /** Modules of the packages, in their order. */
  readonly modules: Readonly<Record<'earlier' | 'later', readonly ts.Symbol[]>>;
  /** Types of the aliases of the text, in their order. */
  readonly aliases: readonly ts.Type[];
}

/**
 * Compiles a text that can use both versions: `Earlier0` and `Later0` are the modules of the first package. Packages of
 * other scopes, such as React’s types, come from the folder of the later version for both. Otherwise, a type that
 * contains React’s would differ because of them.
 */
export function createPairProgram(
  { earlier, later, packages }: VersionPair,
  text: string,
  parsed?: ParsedFiles,
): PairProgram {
  const entry = path.join(later, '__api-history__.ts');
  const scopes = packages.flatMap((name) => /^@[^/]+\//.exec(name)?.[0] ?? name);
  const isShared = (name: string) =>
    !name.startsWith('.') && !scopes.some((scope) => name.startsWith(scope));
  const folderOf = (name: string, file: string) => (isShared(name) ? entry : file);
  const specifiers = packages.flatMap((name, index) => [
    `import type * as Earlier${index} from '${path.join(earlier, 'node_modules', name)}';`,
    `import type * as Later${index} from '${path.join(later, 'node_modules', name)}';`,
  ]);
  const program = createVirtualProgram(entry, [...specifiers, text].join('\n'), parsed, {
    resolveModuleNameLiterals: (literals, file, redirected, options) =>
      literals.map(({ text: name }) =>
        firstResolved([folderOf(name, file), file], (from) =>
          ts.resolveModuleName(name, from, options, ts.sys, undefined, redirected),
        ),
      ),
    resolveTypeReferenceDirectiveReferences: (references, file, redirected, options) =>
      references.map((reference: ts.FileReference | string) => {
        const name = typeof reference === 'string' ? reference : reference.fileName;
        return ts.resolveTypeReferenceDirective(
          name,
          folderOf(name, file),
          options,
          ts.sys,
          redirected,
        );
      }),
  });
  const checker = program.getTypeChecker();
  const statements = [...(program.getSourceFile(entry)?.statements ?? [])];
  const modules = statements
    .filter(ts.isImportDeclaration)
    .flatMap(({ moduleSpecifier }) => checker.getSymbolAtLocation(moduleSpecifier) ?? []);
  return {
    checker,
    modules: {
      earlier: modules.filter((_, index) => index % 2 === 0),
      later: modules.filter((_, index) => index % 2 === 1),
    },
    aliases: statements
      .filter(ts.isTypeAliasDeclaration)
      .map(({ name }) => checker.getTypeAtLocation(name)),
  };
}

function firstResolved(
  places: readonly string[],
  resolve: (from: string) => ts.ResolvedModuleWithFailedLookupLocations,
): ts.ResolvedModuleWithFailedLookupLocations {
  const tried = places.map(resolve);
  return tried.find(({ resolvedModule }) => resolvedModule) ?? { resolvedModule: undefined };
}
