import ts from 'typescript';
import type { ApiChange } from '../ledger/ledger-schema';

/** What the names in the texts of types stand for. */
export interface KnownNames {
  /** Module of each name that the later version exports. */
  readonly exported: ReadonlyMap<string, string>;
  /** Names that React’s types export, under the name `React`. */
  readonly react: ReadonlySet<string>;
  /** Names of type parameters, by name of an interface. */
  readonly parameters: ReadonlyMap<string, readonly string[]>;
}

type TypeChange = Extract<ApiChange, { change: 'type' }>;

/**
 * Writes a namespace with both types of a row as the ledger shows them, `Before` and `After`. In both, names have the
 * meaning of the later version. Returns nothing if a text is no type.
 */
export function writeScope(
  name: string,
  { of, before, after }: TypeChange,
  known: KnownNames,
): string | undefined {
  if (!isType(before) || !isType(after)) return undefined;
  const own = known.parameters.get(of) ?? [];
  const used = new Set(`${before} ${after}`.match(/(?<![.\w'"$])[A-Za-z_$][\w$]*/g));
  const imports = [...used].flatMap((one) => {
    if (own.includes(one)) return `type ${one} = any;`;
    const module = known.exported.get(one);
    if (module !== undefined) return `import ${one} = ${module}.${one};`;
    return known.react.has(one) ? `import ${one} = React.${one};` : [];
  });
  const types = [`export type Before = ${before};`, `export type After = ${after};`];
  return `namespace ${name} { ${[...imports, ...types].join('\n')} }`;
}

function isType(text: string): boolean {
  const { diagnostics = [] } = ts.transpileModule(`type Text = ${text};`, {
    reportDiagnostics: true,
  });
  return diagnostics.length === 0;
}
