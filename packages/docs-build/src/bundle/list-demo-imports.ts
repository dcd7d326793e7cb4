import type { Rolldown } from 'vite';
import { demoStylesheetsPlugin } from './demo-stylesheets';
import { reactSpecifiers } from './library-specifiers';
import { traceInputsPlugin } from './trace-inputs-plugin';
import { browserBuildDefaults, browserRolldownDefaults, chunksOf } from './vite-defaults';

/** The names that a demo imports, by import specifier. `*` is a namespace. */
export type DemoImports = ReadonlyMap<string, readonly string[]>;

interface ListDemoImportsOptions {
  readonly appDir: string;
  /** By path below `demos/`: absolute file. */
  readonly demos: ReadonlyMap<string, string>;
  /** The specifiers to look for. */
  readonly specifiers: readonly string[];
  /** Receives the files of the repository that were read. */
  readonly inputs: Set<string>;
}

/**
 * Returns what each demo imports from the library after tree shaking, itself or through its own modules. The result is
 * sorted, so that it does not depend on the names of the demos.
 */
export async function listDemoImports({
  appDir,
  demos,
  specifiers,
  inputs,
}: ListDemoImportsOptions): Promise<readonly DemoImports[]> {
  if (demos.size === 0) {
    return [];
  }
  const defaults = browserBuildDefaults(appDir);
  const { build } = await import('vite');
  const output = await build({
    ...defaults,
    build: {
      ...defaults.build,
      minify: false,
      rolldownOptions: {
        ...browserRolldownDefaults,
        input: Object.fromEntries([...demos.values()].map((file, index) => [`demo${index}`, file])),
        external: [...reactSpecifiers, ...specifiers],
        preserveEntrySignatures: 'strict',
      },
    },
    plugins: [traceInputsPlugin(inputs), demoStylesheetsPlugin({ inputs })],
  });
  const chunks = new Map(chunksOf(output).map((chunk) => [chunk.fileName, chunk]));
  return [...chunks.values()]
    .filter(({ isEntry }) => isEntry)
    .map((entry) => [...readImports(entry, chunks, new Set(specifiers))])
    .map((imports) => imports.map(([name, names]) => [name, [...names].sort()] as const))
    .map((imports) => imports.toSorted(([a], [b]) => (a < b ? -1 : 1)))
    .map((imports) => ({ imports, text: JSON.stringify(imports) }))
    .sort((a, b) => (a.text < b.text ? -1 : Number(a.text > b.text)))
    .map(({ imports }) => new Map(imports));
}

/** Reads the imports of a chunk and of the chunks that it imports. */
function readImports(
  entry: Rolldown.OutputChunk,
  chunks: ReadonlyMap<string, Rolldown.OutputChunk>,
  specifiers: ReadonlySet<string>,
): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  const needed = new Set([entry.fileName]);
  for (const fileName of needed) {
    const chunk = chunks.get(fileName);
    chunk?.imports.forEach((imported) => needed.add(imported));
    // The bundler writes one import per line.
    for (const [, clause = '', specifier = ''] of (chunk?.code ?? '').matchAll(
      /^(?:import|export) (.+) from "([^"]+)";$/gm,
    )) {
      if (specifiers.has(specifier)) {
        const names = found.get(specifier) ?? new Set();
        readNames(clause).forEach((name) => names.add(name));
        found.set(specifier, names);
      }
    }
  }
  return found;
}

/** `Button, { a as b }` → `default`, `a`. */
function readNames(clause: string): string[] {
  if (clause.includes('*')) {
    return ['*'];
  }
  const [first = '', named = ''] = clause.split('{');
  return [
    ...(first.replace(',', '').trim() ? ['default'] : []),
    ...named
      .replace('}', '')
      .split(',')
      .flatMap((part) => part.trim().split(' as ')[0] || []),
  ];
}
