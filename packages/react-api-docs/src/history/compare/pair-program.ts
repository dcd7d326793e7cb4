import path from 'node:path';
import ts from 'typescript';
import { createVirtualProgram, type ParsedFiles } from '../../program/create-virtual-program';

/** An alias of a name that its package re-exports with `export type` stands for the type all the same. */
const exportedAsType = 1379;

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
  /** Types that namespaces of the text export, in their order, if all their names are known. */
  readonly namespaces: ReadonlyMap<string, readonly ts.Type[]>;
  /** Names that React’s types export. */
  readonly react: readonly string[];
  /** Absolute paths of the only file of the later version that declares and exports a name, by name. */
  readonly files: ReadonlyMap<string, string>;
}

/** What a pair of versions is compiled with. */
interface PairSource {
  /** Code that can use both versions: `Earlier0` and `Later0` are the modules of the first package. */
  readonly text: string;
  readonly parsed: ParsedFiles;
  /** Modules that other programs of the same pair have found. */
  readonly resolved: ts.ModuleResolutionCache;
  /** Absolute paths, which the text can use as `File0` and so on. */
  readonly files: readonly string[];
}

/** Creates a cache of found modules, which programs of one pair can share. */
export function createResolutionCache(): ts.ModuleResolutionCache {
  return ts.createModuleResolutionCache('/', (name) => name);
}

/**
 * Compiles both versions in one program. Packages of other scopes, such as React’s types, come from the folder of the
 * later version for both. Otherwise, a type that contains React’s would differ because of them.
 */
export function createPairProgram(
  { earlier, later, packages }: VersionPair,
  { text, parsed, resolved, files }: PairSource,
): PairProgram {
  const entry = path.join(later, '__api-history__.ts');
  const scopes = packages.flatMap((name) => /^@[^/]+\//.exec(name)?.[0] ?? name);
  const isShared = (name: string) =>
    !name.startsWith('.') && !scopes.some((scope) => name.startsWith(scope));
  const folderOf = (name: string, file: string) => (isShared(name) ? entry : file);
  const specifiers = packages.flatMap((name, index) => [
    `import * as Earlier${index} from '${path.join(earlier, 'node_modules', name)}';`,
    `import * as Later${index} from '${path.join(later, 'node_modules', name)}';`,
  ]);
  const imports = files.map(
    (file, index) => `import * as File${index} from '${file.replace(/\.d\.([cm]?)ts$/, '.$1js')}';`,
  );
  const program = createVirtualProgram(
    entry,
    [...specifiers, "import * as React from 'react';", ...imports, text].join('\n'),
    parsed,
    {
      resolveModuleNameLiterals: (literals, file, redirected, options) =>
        literals.map(({ text: name }) =>
          firstResolved([folderOf(name, file), file], (from) =>
            ts.resolveModuleName(name, from, options, ts.sys, resolved, redirected),
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
    },
  );
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(entry);
  const statements = [...(source?.statements ?? [])];
  const imported = statements
    .filter(ts.isImportDeclaration)
    .map(({ moduleSpecifier }) => checker.getSymbolAtLocation(moduleSpecifier));
  const react = imported[specifiers.length];
  const modules = imported.slice(0, specifiers.length).flatMap((module) => module ?? []);
  const declared = statements.filter(ts.isModuleDeclaration);
  const mistakes = (declared.length > 0 ? program.getSemanticDiagnostics(source) : []).filter(
    ({ code }) => code !== exportedAsType,
  );
  return {
    checker,
    modules: {
      earlier: modules.filter((_, index) => index % 2 === 0),
      later: modules.filter((_, index) => index % 2 === 1),
    },
    aliases: statements
      .filter(ts.isTypeAliasDeclaration)
      .map(({ name }) => checker.getTypeAtLocation(name)),
    namespaces: new Map(
      declared
        .filter(({ pos, end }) => !mistakes.some(({ start = 0 }) => start >= pos && start < end))
        .map(({ name, body }) => [name.text, body ? listAliases(body, checker) : []]),
    ),
    react: react ? checker.getExportsOfModule(react).map(({ name }) => name) : [],
    files: listFiles(
      program,
      scopes.map((scope) => path.join(later, 'node_modules', scope)),
    ),
  };
}

/** Lists the types that files below the folders declare and export, unless several do, or TypeScript has the name. */
function listFiles(program: ts.Program, folders: readonly string[]): ReadonlyMap<string, string> {
  const checker = program.getTypeChecker();
  const files = new Map<string, string | undefined>();
  for (const source of program.getSourceFiles()) {
    const file = path.normalize(source.fileName);
    const isOurs = folders.some((folder) => file.startsWith(folder));
    const module = isOurs ? checker.getSymbolAtLocation(source) : undefined;
    for (const { name, flags } of module?.exports?.values() ?? []) {
      if (!(flags & ts.SymbolFlags.Type)) continue;
      // Packages have copies of a file, for ECMAScript modules and for CommonJS.
      const isOnly =
        !files.has(name) || path.basename(files.get(name) ?? '') === path.basename(file);
      files.set(name, isOnly ? file : undefined);
    }
  }
  const [entry] = program.getRootFileNames().map((name) => program.getSourceFile(name));
  const known = entry ? checker.getSymbolsInScope(entry, ts.SymbolFlags.Type) : [];
  for (const { name } of known) files.delete(name);
  return new Map([...files].flatMap(([name, file]) => (file === undefined ? [] : [[name, file]])));
}

function listAliases(body: ts.ModuleBody | ts.Identifier, checker: ts.TypeChecker): ts.Type[] {
  const statements = ts.isModuleBlock(body) ? [...body.statements] : [];
  return statements
    .filter(ts.isTypeAliasDeclaration)
    .filter(({ modifiers }) => modifiers !== undefined)
    .map(({ name }) => checker.getTypeAtLocation(name));
}

function firstResolved(
  places: readonly string[],
  resolve: (from: string) => ts.ResolvedModuleWithFailedLookupLocations,
): ts.ResolvedModuleWithFailedLookupLocations {
  for (const place of new Set(places)) {
    const found = resolve(place);
    if (found.resolvedModule) return found;
  }
  return { resolvedModule: undefined };
}
