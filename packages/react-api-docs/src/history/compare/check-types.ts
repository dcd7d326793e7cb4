import ts from 'typescript';
import { classifyExport } from '../../exports/classify-export';
import { listValues } from '../../exports/list-values';
import type { ApiChange } from '../ledger/ledger-schema';
import type { ParsedFiles } from '../../program/create-virtual-program';
import type { MovedName } from './compare-facts';
import { areSame, judgeChange } from './judge-change';
import {
  createPairProgram,
  createResolutionCache,
  type PairProgram,
  type VersionPair,
} from './pair-program';
import { writeInstance, writeScope, type KnownNames, type TypeParameter } from './write-scopes';

interface CheckOptions extends VersionPair {
  readonly moved?: readonly MovedName[];
  readonly parsed?: ParsedFiles;
}

/**
 * Judges changes by the compiler, in one program with both versions. A changed type whose versions are assignable to
 * each other is no change, nor is one that is only written in another way: interfaces that it names may have changed, but
 * with those of the later version, its two texts are assignable to each other. A prop that a component accepts before and after its row was added or removed, as an
 * attribute of its element, is marked as `accepted`. What the compiler cannot compare stays as it is.
 */
export function checkTypes(changes: readonly ApiChange[], options: CheckOptions): ApiChange[] {
  const { moved = [], parsed } = options;
  const earlierNames = new Map(moved.map(({ from, to }) => [to, from]));
  const asked = changes.filter(isComparable);
  if (asked.length === 0) return [...changes];
  // Which packages export a name is known after the first program. The second one parses nothing.
  const files: ParsedFiles = parsed ?? new Map<string, ts.SourceFile | undefined>();
  const resolved = createResolutionCache();
  const compile = (text: string, inner: readonly string[] = []) =>
    createPairProgram(options, { text, parsed: files, resolved, files: inner });
  const first = compile(argument);
  const documented = asked.flatMap(({ of }) => [of, earlierNames.get(of) ?? of]);
  const exported = listExports(
    first,
    new Set(documented.map((name) => name.split('.')[0] ?? name)),
  );
  const inner: string[] = [];
  const known: KnownNames = {
    exported: new Map([...exported.later.types].map(([name, { module }]) => [name, module])),
    earlier: new Map([...exported.earlier.types].map(([name, { module }]) => [name, module])),
    fileOf: (name) => nameFile(first.files.get(name), inner),
    parameters: new Map(
      [...exported.later.types].map(([name, { parameters }]) => [name, parameters]),
    ),
    react: new Set(first.react),
  };
  const lines = asked.map((change, index) => {
    const earlier = writeHolder(change, exported.earlier, earlierNames.get(change.of));
    const later = writeHolder(change, exported.later);
    if (earlier === undefined || later === undefined) return `type Row${index} = undefined;`;
    const name = JSON.stringify(change.name);
    const from = JSON.stringify(change.change === 'renamed' ? change.from : change.name);
    const row = change.change === 'type' ? 'RowOf' : 'NamedRowOf';
    return `type Row${index} = [${row}<${earlier}, ${from}>, ${row}<${later}, ${name}>];`;
  });
  const scopes = asked.flatMap((change, index) =>
    change.change === 'type' ? (writeScope(`Scope${index}`, change, known) ?? []) : [],
  );
  const text = [helpers, ...lines, ...scopes].join('\n');
  const { checker, aliases, namespaces } = compile(text, inner);
  const rows = new Map(asked.map((change, index) => [change, aliases[index + helperCount]]));
  const rewritten = new Set(
    asked.filter((_, index) => {
      const types = namespaces.get(`Scope${index}`) ?? [];
      const pairs = types.flatMap((type, place) => {
        const other = types[place + 1];
        return place % 2 === 0 && other ? [[type, other] as const] : [];
      });
      // Interfaces have changes of their own.
      const isObject = ({ flags }: ts.Type) => (flags & ts.TypeFlags.Object) !== 0;
      return (
        pairs.length > 0 &&
        pairs.every(
          ([one, other], place) => (place > 0 && isObject(one)) || areSame(one, other, checker),
        )
      );
    }),
  );
  return changes.flatMap((change) => {
    const row = rows.get(change);
    if (rewritten.has(change)) return [];
    return row ? judgeChange(change, row, checker) : [change];
  });
}

/** Returns the name that a file has in the text, and lists the file. */
function nameFile(file: string | undefined, files: string[]): string | undefined {
  if (file === undefined) return undefined;
  if (!files.includes(file)) files.push(file);
  return `File${files.indexOf(file)}`;
}

const helpers = [
  'type RowOf<T, K> = T extends unknown ? (K extends keyof T ? [Exclude<T[K], undefined>] : never) : never;',
  // A type with an index signature accepts every name, which says nothing about one of them.
  'type NamesOf<T> = keyof { [K in keyof T as string extends K ? never : K]: T[K] };',
  'type NamedRowOf<T, K> = T extends unknown ? (K extends NamesOf<T> ? RowOf<T, K> : never) : never;',
  'type Props<T> = T extends (...args: infer A) => unknown ? A[0] : T extends new (...args: infer A) => unknown ? A[0] : never;',
  // `Omit` drops the names of a type with an index signature.
  'type PropsOr<T, Named> = string extends keyof Props<T> ? Named : Props<T>;',
].join('\n');
const helperCount = 5;

const comparableKinds = ['prop', 'parameter', 'return', 'member'];

function isComparable({ change, kind }: ApiChange): boolean {
  const isJudged = ['added', 'removed', 'type'].includes(change);
  return comparableKinds.includes(kind) && isJudged;
}

type Side = 'earlier' | 'later';
/** Exported names with their modules and type parameters. */
type Names = ReadonlyMap<
  string,
  { readonly module: string; readonly parameters: readonly TypeParameter[] }
>;
/**
 * Documents describe a component of the first package that exports it, and a type of the last one that exports its name.
 * Data Grid Premium exports a `DataGridPro`, too, which is no component.
 */
interface ExportedNames {
  /** Modules by name of a component or hook. */
  readonly values: ReadonlyMap<string, string>;
  readonly types: Names;
}
type Exported = Readonly<Record<Side, ExportedNames>>;

/** A type that shows which parameters of types take any object. */
const argument = 'type Argument = { argument: string };';

/** @param documented names of documents */
function listExports(
  { checker, modules, aliases }: PairProgram,
  documented: ReadonlySet<string>,
): Exported {
  const [example] = aliases;
  const listTypes = (side: Side, prefix: string): Names =>
    new Map(
      modules[side].flatMap((module, index) =>
        checker.getExportsOfModule(module).map((symbol) => {
          const parameters = listParameters(symbol, checker, example);
          return [symbol.name, { module: `${prefix}${index}`, parameters }] as const;
        }),
      ),
    );
  const listValuesOf = (side: Side, prefix: string) =>
    new Map(
      modules[side]
        .flatMap((module, index) =>
          listValues(module, checker)
            .filter(({ name }) => documented.has(name))
            .filter(({ name, symbol }) => classifyExport(name, symbol, checker))
            .map(({ name }) => [name, `${prefix}${index}`] as const),
        )
        .reverse(),
    );
  const earlier = listTypes('earlier', 'Earlier');
  const later = listTypes('later', 'Later');
  return {
    earlier: {
      values: listValuesOf('earlier', 'Earlier'),
      types: matchParameters(earlier, later),
    },
    later: { values: listValuesOf('later', 'Later'), types: matchParameters(later, earlier) },
  };
}

/** A parameter that the other version lacks takes `any`: with another type, all that contain it would differ. */
function matchParameters(names: Names, others: Names): Names {
  return new Map(
    [...names].map(([name, { module, parameters }]) => {
      const matching = others.get(name)?.parameters ?? parameters;
      const isShared = (one: TypeParameter) =>
        matching.some((other) => other.name === one.name && other.takesObject);
      const matched = parameters.map((one) => ({
        ...one,
        takesObject: one.takesObject && isShared(one),
      }));
      return [name, { module, parameters: matched }];
    }),
  );
}

function listParameters(
  symbol: ts.Symbol,
  checker: ts.TypeChecker,
  example: ts.Type | undefined,
): readonly TypeParameter[] {
  const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const takesObject = ({ constraint }: ts.TypeParameterDeclaration) =>
    !constraint ||
    (!!example && checker.isTypeAssignableTo(example, checker.getTypeFromTypeNode(constraint)));
  for (const declaration of target.declarations ?? []) {
    if (ts.isInterfaceDeclaration(declaration) || ts.isTypeAliasDeclaration(declaration)) {
      return ts.getEffectiveTypeParameterDeclarations(declaration).map((parameter) => ({
        name: parameter.name.text,
        takesObject: takesObject(parameter),
      }));
    }
  }
  return [];
}

/** Writes the type whose property a row is: the props of a component, the parameter of a hook, an interface. */
function writeHolder(
  { of, part, kind }: ApiChange,
  { values, types }: ExportedNames,
  earlierName = of,
): string | undefined {
  const [root = of, ...path] = earlierName.split('.');
  const type = types.get(root);
  const module = kind === 'member' ? type?.module : (values.get(root) ?? type?.module);
  if (module === undefined) return undefined;
  const name = [module, root, ...path, ...(part === undefined ? [] : [part])].join('.');
  switch (kind) {
    case 'parameter':
      return `Parameters<typeof ${name}>[0]`;
    case 'return':
      return `ReturnType<typeof ${name}>`;
    case 'member':
      return writeInstance(name, type?.parameters ?? []);
    default: {
      const props = part === undefined && path.length === 0 ? types.get(`${root}Props`) : undefined;
      return props
        ? `PropsOr<typeof ${name}, ${writeInstance(`${props.module}.${root}Props`, props.parameters)}>`
        : `Props<typeof ${name}>`;
    }
  }
}
