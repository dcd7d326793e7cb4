import path from 'node:path';
import ts from 'typescript';
import type { ApiDocument } from '../document';
import { createVirtualProgram, type ParsedFiles } from '../program/create-virtual-program';

/** Names of rows or members with the expression of the type that has them. */
interface Subject {
  /** `Button`, `Dialog.Trigger props`, `useAutocomplete parameters` */
  readonly label: string;
  /** A type expression, with the package as `lib`. */
  readonly type: string;
  readonly rows: readonly string[];
}

/** What the packages keep out of their documentation. */
export interface HiddenRows {
  /** Number of tagged members of the types that the documents describe. */
  readonly tagged: number;
  /** Rows about such members: `Badge.className`. */
  readonly listed: readonly string[];
}

/**
 * Compares the rows of documents with the comments in the declarations of their packages: a member with `@ignore` or
 * `@internal` has no row. The comments are read as text, and not as the extractor reads them.
 */
export function listHiddenRows(
  documents: readonly ApiDocument[],
  folder: string,
  parsed: ParsedFiles,
): HiddenRows {
  const packages = [...new Set(documents.map((one) => one.package.name))];
  const found = packages.map((name) =>
    judge(
      name,
      documents.filter((one) => one.package.name === name).flatMap(listSubjects),
      folder,
      parsed,
    ),
  );
  return {
    tagged: found.reduce((sum, { tagged }) => sum + tagged, 0),
    listed: found.flatMap(({ listed }) => listed),
  };
}

function judge(
  packageName: string,
  subjects: readonly Subject[],
  folder: string,
  parsed: ParsedFiles,
): HiddenRows {
  const file = path.join(folder, '__hidden__.ts');
  const text = [
    `import * as lib from '${packageName}'; import * as React from 'react';`,
    ...subjects.map(({ type }, index) => `export type T${index} = ${type};`),
  ].join('\n');
  const program = createVirtualProgram(file, text, parsed);
  const checker = program.getTypeChecker();
  const aliases = program.getSourceFile(file)?.statements.filter(ts.isTypeAliasDeclaration) ?? [];
  const judged = aliases.map(({ type }, index) => {
    const { label = '', rows = [] } = subjects[index] ?? {};
    const names = listMembers(type, checker)
      .filter(isTagged)
      .map(({ name }) => name);
    const listed = rows.filter((row) => names.includes(row)).map((row) => `${label}.${row}`);
    return { tagged: new Set(names).size, listed };
  });
  return {
    tagged: judged.reduce((sum, { tagged }) => sum + tagged, 0),
    listed: judged.flatMap(({ listed }) => listed),
  };
}

function listSubjects(document: ApiDocument): Subject[] {
  const { name } = document;
  const rows = (list: readonly { readonly name: string }[]) => list.map((one) => one.name);
  if (document.kind === 'interface') {
    return [{ label: name, type: `lib.${name}`, rows: rows(document.members) }];
  }
  if (document.kind === 'hook') {
    const { parameters, returned } = document;
    return [
      { label: name, type: `Parameters<typeof lib.${name}>[0]`, rows: rows(parameters) },
      { label: name, type: `ReturnType<typeof lib.${name}>`, rows: rows(returned) },
    ];
  }
  const { props, slots, parts } = document;
  const shapes =
    parts.length > 0
      ? parts.map((part) => ({ ...part, name: `${name}.${part.name}` }))
      : [{ name, props, slots }];
  return shapes.flatMap((shape) => {
    const type = `React.ComponentProps<typeof lib.${shape.name}>`;
    return [
      { label: shape.name, type, rows: rows(shape.props) },
      ...(shape.slots.length > 0
        ? [
            {
              label: `${shape.name}.slots`,
              type: `NonNullable<(${type})['slots']>`,
              rows: rows(shape.slots),
            },
          ]
        : []),
    ];
  });
}

/** Returns the members of a type, and those of each alternative of a union. */
function listMembers(node: ts.TypeNode, checker: ts.TypeChecker): ts.Symbol[] {
  const type = ts.isTypeReferenceNode(node)
    ? declaredType(node, checker)
    : checker.getTypeAtLocation(node);
  const parts = type.isUnion() ? type.types : [type];
  return parts.flatMap((part) => checker.getPropertiesOfType(part));
}

/** The declared type of `lib.GridColDef` needs no type arguments. */
function declaredType(node: ts.TypeReferenceNode, checker: ts.TypeChecker): ts.Type {
  const symbol = checker.getSymbolAtLocation(node.typeName);
  const isForeign = /^lib\./.test(node.typeName.getText());
  if (!symbol || !isForeign) return checker.getTypeAtLocation(node);
  const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  return checker.getDeclaredTypeOfSymbol(target);
}

function isTagged(member: ts.Symbol): boolean {
  return (member.declarations ?? []).some((node) =>
    ts
      .getJSDocCommentsAndTags(node)
      .some((comment) => /@(ignore|internal)\b/.test(comment.getText())),
  );
}
