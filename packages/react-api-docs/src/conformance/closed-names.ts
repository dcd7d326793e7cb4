import path from 'node:path';
import ts from 'typescript';
import type { ApiDocument, TypeText } from '../document';
import { listTypeNames } from '../named-types/list-type-names';
import { createVirtualProgram, type ParsedFiles } from '../program/create-virtual-program';

/** Counts of rows, and of type names in them that the documents do not explain. */
export interface ClosedNames {
  readonly rows: number;
  /** Rows with such a name. */
  readonly closed: number;
  /** How often each name occurs, the most frequent first. */
  readonly names: readonly (readonly [string, number])[];
}

/** Counts rows whose type contains a name without a page, an entry of its own, or members in place. */
export function countClosedNames(
  documents: readonly ApiDocument[],
  known: ReadonlySet<string>,
): ClosedNames {
  const types = documents.flatMap(listTypes);
  const closed = types.map((type) => listClosed(type, known)).filter((names) => names.length > 0);
  const counts = new Map<string, number>();
  for (const name of closed.flat()) counts.set(name, (counts.get(name) ?? 0) + 1);
  const names = [...counts].sort((a, b) => b[1] - a[1]);
  return { rows: types.length, closed: closed.length, names };
}

/** Returns the references of a document to entries that do not exist. */
export function listLostAnchors(document: ApiDocument): string[] {
  const { types = [] } = document;
  const ids = new Set(types.map(({ id }) => id));
  return [...listTypes(document), ...types.map(({ definition }) => definition)]
    .flatMap(({ references }) => references)
    .flatMap(({ name, anchor }) => (anchor === undefined || ids.has(anchor) ? [] : [name]));
}

function listTypes(document: ApiDocument): TypeText[] {
  const rows =
    document.kind === 'component'
      ? [
          ...document.props,
          ...document.parts.flatMap(({ props }) => props),
          ...(document.functions ?? []),
        ]
      : document.kind === 'interface'
        ? document.members
        : [...document.parameters, ...document.returned];
  return rows.map(({ type }) => type);
}

/** The members of such a row are listed below it. */
function listClosed({ text, expanded = '', references }: TypeText, known: ReadonlySet<string>) {
  if (expanded.startsWith('{') && !text.includes('{')) return [];
  const open = new Set(references.map(({ name }) => name));
  return listTypeNames(text).filter(
    (name) => !open.has(name) && !known.has(name) && !/^[A-Z]$/.test(name),
  );
}

/** Names of the language, the browser and React, which every reader knows; `HTMLProps` is Base UI's own type. */
export function listKnownNames(folder: string, parsed?: ParsedFiles): ReadonlySet<string> {
  const file = path.join(folder, '__known__.ts');
  const program = createVirtualProgram(
    file,
    `import * as React from 'react'; export { React };`,
    parsed,
  );
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const statement = source?.statements.find(ts.isImportDeclaration);
  const react = statement && checker.getSymbolAtLocation(statement.moduleSpecifier);
  const symbols = [
    ...(source ? checker.getSymbolsInScope(source, ts.SymbolFlags.Type) : []),
    ...(react ? checker.getExportsOfModule(react) : []),
  ];
  const names = new Set(symbols.map(({ name }) => name));
  names.delete('HTMLProps');
  return names;
}
