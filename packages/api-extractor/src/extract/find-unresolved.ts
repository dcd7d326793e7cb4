import ts from 'typescript';
import type { ComponentDocument } from '../document';
import { declaredTypeNode } from '../types/declared-type';
import type { Extraction } from './extraction';

type Unresolved = ComponentDocument['unresolved'][number];

/** Why the types do not tell what a property takes; undefined when they do. */
export function whyUnresolved(symbol: ts.Symbol, { checker }: Extraction): string | undefined {
  const type = checker.getNonNullableType(checker.getTypeOfSymbol(symbol));
  if (!(type.flags & ts.TypeFlags.Any)) return undefined;
  const node = declaredTypeNode(symbol);
  const saysSo = node !== undefined && /\bany\b/.test(node.getText());
  if (saysSo) return undefined;
  return node
    ? `\`${node.getText()}\` cannot be resolved: what it imports is not installed or has no types.`
    : 'It is declared without a type.';
}

/** Places of a document whose types do not tell. */
export function findUnresolved(
  prefix: string,
  symbols: readonly ts.Symbol[],
  extraction: Extraction,
): Unresolved[] {
  return symbols.flatMap((symbol) => {
    const reason = whyUnresolved(symbol, extraction);
    return reason === undefined ? [] : [{ path: `${prefix}${symbol.name}`, reason }];
  });
}
