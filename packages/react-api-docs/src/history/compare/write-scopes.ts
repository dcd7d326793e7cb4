import ts from 'typescript';
import type { ApiChange } from '../ledger/ledger-schema';

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
  /** Names of type parameters, by name of an interface. */
  readonly parameters: ReadonlyMap<string, readonly string[]>;
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
    if (own.includes(one)) return `type ${one} = any;`;
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

/** Writes a type with any type arguments. */
export function writeInstance(name: string, parameters: readonly string[]): string {
  return parameters.length === 0 ? name : `${name}<${parameters.map(() => 'any').join(', ')}>`;
}

function isType(text: string): boolean {
  const { diagnostics = [] } = ts.transpileModule(`type Text = ${text};`, {
    reportDiagnostics: true,
  });
  return diagnostics.length === 0;
}
