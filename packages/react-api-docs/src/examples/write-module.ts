import type { ComponentDocument } from '../document';

/** An element of an example, with the components that it uses. */
export interface ExampleElement {
  readonly jsx: string;
  readonly uses: ReadonlySet<ComponentDocument>;
}

/** Code around the element of an example. */
export interface ExampleFrame {
  /** Statements before the component of the example. */
  readonly before?: string;
  /** Statements of the component, before it returns, such as a hook. */
  readonly body?: string;
  readonly jsx: string;
}

/** Writes a module whose default export renders an element, in the code around it. Components are imported from one package. */
export function writeModule(
  { name, package: { name: own } }: ComponentDocument,
  { jsx, uses }: ExampleElement,
  frame: ExampleFrame = { jsx },
): string {
  // What the frame uses is exported by the entry of the package.
  const wanted = frame.before === undefined ? `'${own}` : `'${own}'`;
  const lines = [...uses].map(
    (use) => use.imports.find((line) => line.includes(wanted)) ?? use.imports[0] ?? '',
  );
  return [
    ...(frame.body?.includes('useState(') ? ["import { useState } from 'react';"] : []),
    ...joinImports(lines),
    '',
    ...(frame.before === undefined ? [] : [frame.before, '']),
    `export default function ${name}Example() {`,
    ...(frame.body === undefined ? [] : [frame.body, '']),
    '  return (',
    frame.jsx,
    '  );',
    '}',
    '',
  ].join('\n');
}

/** Joins the names that come from the same module into one line. */
function joinImports(lines: readonly string[]): string[] {
  const named = new Map<string, string[]>();
  for (const line of lines) {
    const [, name, module] = /^import \{ (\w+) \} from ('[^']+');$/.exec(line) ?? [];
    if (name !== undefined && module !== undefined) {
      named.set(module, [...(named.get(module) ?? []), name]);
    }
  }
  return [
    ...lines.filter((line) => !line.includes('{')),
    ...[...named].map(
      ([module, names]) => `import { ${names.toSorted().join(', ')} } from ${module};`,
    ),
  ].toSorted();
}
