interface Reexport {
  readonly url: string;
  readonly imported: string;
}

/** What a module of re-exports exports, by name. Undefined if it has other code. */
export type ReexportTable = ReadonlyMap<string, Reexport> | undefined;

const identifier = String.raw`[\w$]+`;
const list = String.raw`\{([^{}]*)\}`;
const statement = new RegExp(
  String.raw`\s*(?:import\s*${list}\s*from\s*["']([^"']+)["']|import\s*["'][^"']+["']|export\s*${list}(?:\s*from\s*["']([^"']+)["'])?)\s*;?\s*`,
  'y',
);

/** Reads a module that the bundler wrote, which consists of imports and exports of names. */
export function readReexports(code: string): ReexportTable {
  const locals = new Map<string, Reexport>();
  const found = new Map<string, Reexport>();
  let position = 0;
  while (position < code.length) {
    statement.lastIndex = position;
    const match = statement.exec(code);
    if (!match) return undefined;
    position = statement.lastIndex;
    const [, imports, url = '', exports, from] = match;
    for (const [source, name] of readNames(imports)) locals.set(name, { url, imported: source });
    for (const [source, name] of readNames(exports)) {
      const target = from === undefined ? locals.get(source) : { url: from, imported: source };
      if (!target) return undefined;
      found.set(name, target);
    }
  }
  return found;
}

/** Returns a module with those of the exports that the table has, or undefined without a table. */
export function pickExports(table: ReexportTable, names: readonly string[]): string | undefined {
  return (
    table &&
    names
      .flatMap((name) => {
        const target = table.get(name);
        return target
          ? [`export { ${target.imported} as ${name} } from ${JSON.stringify(target.url)};`]
          : [];
      })
      .join('\n')
  );
}

/**
 * Returns the names that code imports from a specifier, or undefined if they are not known: it uses a namespace, `import()`
 * or `export *`, or a transform adds the import.
 */
export function listImportedNames(code: string, specifier: string): readonly string[] | undefined {
  const source = String.raw`["']${specifier.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}["']`;
  const known = new RegExp(
    String.raw`\b(?:import|export)\s+(?:type\s+)?(?:(${identifier})\s*,?\s*)?(?:${list}\s*)?from\s*${source}`,
    'g',
  );
  const names = new Set<string>();
  let count = 0;
  for (const [, ownDefault, named] of code.matchAll(known)) {
    count += 1;
    if (ownDefault !== undefined) names.add('default');
    for (const [name] of readNames(named)) names.add(name);
  }
  const mentions = [...code.matchAll(new RegExp(source, 'g'))].length;
  return count > 0 && count === mentions ? [...names] : undefined;
}

/** `a as b, c` → `[a, b]`, `[c, c]`. */
function readNames(text = ''): (readonly [string, string])[] {
  return text
    .replaceAll(/\/\*[^]*?\*\/|\/\/[^\n]*/g, '')
    .split(',')
    .map((part) => part.trim().replace(/^type\s+/, ''))
    .filter(Boolean)
    .map((part) => {
      const [source = '', name = source] = part.split(/\s+as\s+/);
      return [source, name] as const;
    });
}
