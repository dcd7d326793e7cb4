import path from 'node:path';
import ts from 'typescript';
import type { ApiChange } from '../ledger/ledger-schema';
import { createVirtualProgram, type ParsedFiles } from '../../program/create-virtual-program';
import type { MovedName } from './compare-facts';

interface CheckOptions extends VersionPair {
  readonly moved?: readonly MovedName[];
  readonly parsed?: ParsedFiles;
}

/**
 * Judges changes by the compiler, in one program with both versions. A changed type whose versions are assignable to
 * each other is no change. A prop that a component accepts before and after its row was added or removed, as an
 * attribute of its element, is marked as `accepted`. What the compiler cannot compare stays as it is.
 */
export function checkTypes(changes: readonly ApiChange[], options: CheckOptions): ApiChange[] {
  const { moved = [], parsed } = options;
  const earlierNames = new Map(moved.map(({ from, to }) => [to, from]));
  const asked = changes.filter(isComparable);
  if (asked.length === 0) return [...changes];
  // Which packages export a name is known after the first program. The second one parses nothing.
  const files: ParsedFiles = parsed ?? new Map<string, ts.SourceFile | undefined>();
  const exported = listExports(createPairProgram(options, '', files));
  const lines = asked.map((change, index) => {
    const earlier = writeHolder(change, 'earlier', exported, earlierNames.get(change.of));
    const later = writeHolder(change, 'later', exported);
    if (earlier === undefined || later === undefined) return `type Row${index} = undefined;`;
    const name = JSON.stringify(change.name);
    const from = JSON.stringify(change.change === 'renamed' ? change.from : change.name);
    const row = change.change === 'type' ? 'RowOf' : 'NamedRowOf';
    return `type Row${index} = [${row}<${earlier}, ${from}>, ${row}<${later}, ${name}>];`;
  });
  const { checker, aliases } = createPairProgram(options, [helpers, ...lines].join('\n'), files);
  const rows = new Map(asked.map((change, index) => [change, aliases[index + helperCount]]));
  return changes.flatMap((change) => {
    const row = rows.get(change);
    return row ? judge(change, row, checker) : [change];
  });
}

const helpers = [
  'type RowOf<T, K> = T extends unknown ? (K extends keyof T ? [Exclude<T[K], undefined>] : never) : never;',
  // A type with an index signature accepts every name, which says nothing about one of them.
  'type NamedRowOf<T, K> = T extends unknown ? (string extends keyof T ? never : RowOf<T, K>) : never;',
  'type Props<T> = T extends (...args: infer A) => unknown ? A[0] : T extends new (...args: infer A) => unknown ? A[0] : never;',
].join('\n');
const helperCount = 3;

const comparableKinds = ['prop', 'parameter', 'return', 'member'];

function isComparable({ change, kind }: ApiChange): boolean {
  const isJudged = ['added', 'removed', 'type'].includes(change);
  return comparableKinds.includes(kind) && isJudged;
}

type Side = 'earlier' | 'later';
/** Expressions of exported names with the number of their type parameters, by version. */
type Exported = Readonly<Record<Side, ReadonlyMap<string, { module: string; parameters: number }>>>;

function listExports({ checker, modules }: PairProgram): Exported {
  const list = (side: Side, prefix: string) =>
    new Map(
      modules[side].flatMap((module, index) =>
        checker
          .getExportsOfModule(module)
          .map(
            (symbol) =>
              [
                symbol.name,
                { module: `${prefix}${index}`, parameters: countParameters(symbol, checker) },
              ] as const,
          ),
      ),
    );
  return { earlier: list('earlier', 'Earlier'), later: list('later', 'Later') };
}

function countParameters(symbol: ts.Symbol, checker: ts.TypeChecker): number {
  const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  for (const declaration of target.declarations ?? []) {
    if (ts.isInterfaceDeclaration(declaration) || ts.isTypeAliasDeclaration(declaration)) {
      return ts.getEffectiveTypeParameterDeclarations(declaration).length;
    }
  }
  return 0;
}

/** Writes the type whose property a row is: the props of a component, the parameter of a hook, an interface. */
function writeHolder(
  { of, part, kind }: ApiChange,
  side: Side,
  exported: Exported,
  earlierName = of,
): string | undefined {
  const [root = of, ...path] = earlierName.split('.');
  const found = exported[side].get(root);
  if (!found) return undefined;
  const name = [found.module, root, ...path, ...(part === undefined ? [] : [part])].join('.');
  switch (kind) {
    case 'parameter':
      return `Parameters<typeof ${name}>[0]`;
    case 'return':
      return `ReturnType<typeof ${name}>`;
    case 'member':
      return found.parameters === 0
        ? name
        : `${name}<${Array.from({ length: found.parameters }, () => 'any').join(', ')}>`;
    default:
      return `Props<typeof ${name}>`;
  }
}

function judge(change: ApiChange, row: ts.Type, checker: ts.TypeChecker): ApiChange[] {
  const [earlier, later] = elementsOf(row, checker);
  if (!earlier || !later) return [change];
  const isKnown = (type: ts.Type) => !(type.flags & (ts.TypeFlags.Never | ts.TypeFlags.Any));
  if (change.change === 'added' || change.change === 'removed') {
    return isKnown(earlier) && isKnown(later) ? [{ ...change, accepted: true }] : [change];
  }
  if (change.change !== 'type') return [change];
  if (!isKnown(earlier) || !isKnown(later)) return [change];
  const [before] = elementsOf(earlier, checker);
  const [after] = elementsOf(later, checker);
  // A union of components has a row in each of its members.
  const isAny = (type: ts.Type | undefined) => !!type && !!(type.flags & ts.TypeFlags.Any);
  if (isAny(before) !== isAny(after))
    return [{ ...change, effect: isAny(after) ? 'wider' : 'narrower' }];
  const grows = checker.isTypeAssignableTo(earlier, later);
  const shrinks = checker.isTypeAssignableTo(later, earlier);
  if (grows && shrinks) return [];
  return [{ ...change, effect: grows ? 'wider' : shrinks ? 'narrower' : 'other' }];
}

function elementsOf(type: ts.Type, checker: ts.TypeChecker): readonly (ts.Type | undefined)[] {
  return checker.isTupleType(type) ? checker.getTypeArguments(type as ts.TypeReference) : [];
}

/** Two installed versions of the same packages. */
interface VersionPair {
  /** Absolute folders in which the packages are installed. */
  readonly earlier: string;
  readonly later: string;
  readonly packages: readonly string[];
}

/** A program that holds both versions. */
interface PairProgram {
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
function createPairProgram(
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
