import type ts from 'typescript';
import type { TypeText } from '../document';
import type { Extraction } from '../extract/extraction';
import { declaredTypeNode } from './declared-type';
import { formatLongType } from './format-long-type';
import { findReferences, writeTypeText } from './write-type-text';

/** What one of several symbols takes: the union of their types. */
export function writeTypeTexts(
  symbols: readonly ts.Symbol[],
  optional: boolean,
  extraction: Extraction,
): TypeText {
  const texts = symbols.map((symbol) =>
    writeTypeText(
      extraction.checker.getTypeOfSymbol(symbol),
      declaredTypeNode(symbol),
      optional,
      extraction,
    ),
  );
  const [only] = texts;
  if (only && texts.length === 1) return only;
  const text = joinTypes(texts.map((one) => one.text));
  const expanded = formatLongType(text);
  return {
    text,
    ...(expanded !== undefined && { expanded }),
    references: findReferences(text, extraction),
  };
}

function joinTypes(texts: readonly string[]): string {
  if (texts.length === 2 && texts.includes('true') && texts.includes('false')) return 'boolean';
  return texts.map((text) => (text.includes('=>') ? `(${text})` : text)).join(' | ');
}
