import type ts from 'typescript';
import { readDocs } from '../docs/read-docs';
import type { Prop } from '../document';
import { declaredTypeNode } from '../types/declared-type';
import { writeTypeText } from '../types/write-type-text';
import type { Extraction } from './extraction';
import { extractSignature } from './extract-signature';

/** A property with what is known of it besides. */
export interface FoundProp {
  readonly symbol: ts.Symbol;
  readonly required: boolean;
  readonly inheritedFrom?: string | undefined;
}

/** One property of an object type as a row of a document. */
export function extractProp(
  { symbol, required, inheritedFrom }: FoundProp,
  extraction: Extraction,
): Prop {
  const { checker } = extraction;
  const type = checker.getTypeOfSymbol(symbol);
  const docs = readDocs(symbol, checker);
  const plan = extraction.planOf(symbol);
  const signature = extractSignature(type, docs, extraction);
  return {
    name: symbol.name,
    type: writeTypeText(type, declaredTypeNode(symbol), !required, extraction),
    required,
    ...(docs.default === undefined ? {} : { default: docs.default }),
    description: docs.description,
    ...(docs.deprecation && { deprecation: docs.deprecation }),
    ...(signature && { signature }),
    ...(inheritedFrom && { inheritedFrom }),
    ...(plan && { plan }),
  };
}
