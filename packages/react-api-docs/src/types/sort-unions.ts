import ts from 'typescript';
import { compareText } from '../text/compare-text';

const first = ['string', 'number', 'bigint', 'boolean', 'false', 'true', 'symbol'];
const last = ['null', 'undefined'];

/**
 * Sorts the alternatives of each union: built-in types, then names, functions, and `null` and `undefined`. The order
 * of the compiler depends on what it has read before.
 */
export function sortUnions(text: string): string {
  if (!text.includes(' | ')) return text;
  const prefix = 'type T = ';
  const file = ts.createSourceFile('t.ts', `${prefix}${text};`, ts.ScriptTarget.ES2023, true);
  const [statement] = file.statements;
  if (!statement || !ts.isTypeAliasDeclaration(statement)) return text;
  if (statement.type.end !== prefix.length + text.length) return text;
  return write(statement.type, file.text);
}

/** Joins alternatives to a union in that order, without duplicates. */
export function joinAlternatives(texts: readonly string[]): string {
  return [...new Set(texts)].toSorted((a, b) => rank(a) - rank(b) || compareText(a, b)).join(' | ');
}

function write(node: ts.Node, source: string): string {
  if (ts.isUnionTypeNode(node)) {
    return joinAlternatives(node.types.map((part) => write(part, source)));
  }
  let result = '';
  let position = node.getStart();
  ts.forEachChild(node, (child) => {
    result += source.slice(position, child.getStart()) + write(child, source);
    position = child.end;
  });
  return result + source.slice(position, node.end);
}

function rank(text: string): number {
  if (first.includes(text)) return first.indexOf(text) - first.length;
  if (last.includes(text)) return 2 + last.indexOf(text);
  return text.includes('=>') ? 1 : 0;
}
