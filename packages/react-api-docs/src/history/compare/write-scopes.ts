import ts from 'typescript';
import type { ApiChange } from '../ledger/ledger-schema';

/** A type parameter of an exported type. */
export interface TypeParameter {
  readonly name: string;
  /** Whether its constraint allows every object. */
  readonly takesObject: boolean;
}

/** What the names in the texts of types stand for. */
export interface KnownNames {
  /** Module of each name that the later version exports. */
  readonly exported: ReadonlyMap<string, string>;
  /** Module of each name that the earlier version exports. */
  readonly earlier: ReadonlyMap<string, string>;
  /** Returns the file of a type that the packages do not export. */
  readonly fileOf: (name: string) => string | undefined;
  /** Names that React’s types export, under the name `React`. */
  readonly react: ReadonlySet<string>;
  /** Type parameters by name of a type. */
  readonly parameters: ReadonlyMap<string, readonly TypeParameter[]>;
}

type TypeChange = Extract<ApiChange, { change: 'type' }>;

/**
 * Writes a namespace with both types of a row as the ledger shows them, `Before` and `After`. In both, names have the
 * meaning of the later version. Pairs of types follow that must be the same, too: names that only the earlier text has,
 * with the meanings of both versions. Returns nothing if a text is no type.
 */
export function writeScope(
  name: string,
  { of, before, after }: TypeChange,
  known: KnownNames,
): string | undefined {
  if (!isType(before) || !isType(after)) return undefined;
  const own = known.parameters.get(of) ?? [];
  const used = new Set([...listNames(before), ...listNames(after)]);
  const imports = [...used].flatMap((one) => {
    const parameter = own.find(({ name: other }) => other === one);
    if (parameter) return `type ${one} = ${writeArgument(parameter)};`;
    const module = known.exported.get(one) ?? (known.react.has(one) ? 'React' : known.fileOf(one));
    return module === undefined ? [] : `import ${one} = ${module}.${one};`;
  });
  const types = [`export type Before = ${before};`, `export type After = ${after};`];
  const gone = listNames(before).filter((one) => !listNames(after).includes(one));
  const meanings = gone.flatMap((one) => {
    const modules = [known.earlier.get(one), known.exported.get(one)];
    const parameters = known.parameters.get(one) ?? [];
    return modules.includes(undefined)
      ? []
      : modules.map((module, index) => {
          const type = writeInstance(`${module}.${one}`, parameters);
          return `export type ${one}${index} = ${type};`;
        });
  });
  return `namespace ${name} { ${[...imports, ...types, ...meanings].join('\n')} }`;
}

function listNames(text: string): readonly string[] {
  return text.match(/(?<![.\w'"$])[A-Za-z_$][\w$]*/g) ?? [];
}

/** Writes a type with a type argument for each parameter. */
export function writeInstance(name: string, parameters: readonly TypeParameter[]): string {
  return parameters.length === 0 ? name : `${name}<${parameters.map(writeArgument).join(', ')}>`;
}

/**
 * Returns a type argument. Each name has a type of its own: with `any`, a function of the row would be assignable to one
 * of the value.
 */
function writeArgument({ name, takesObject }: TypeParameter): string {
  return takesObject ? `{ argument: '${name}' }` : 'any';
}

function isType(text: string): boolean {
  const { diagnostics = [] } = ts.transpileModule(`type Text = ${text};`, {
    reportDiagnostics: true,
  });
  return diagnostics.length === 0;
}
