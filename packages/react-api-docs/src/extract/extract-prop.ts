import { readDocs } from '../docs/read-docs';
import type { Prop } from '../document';
import { findExtension } from '../types/find-extension';
import { writeTypeTexts } from '../types/write-type-text';
import type { Member } from './collect-members';
import type { Extraction } from './extraction';
import { extractSignature } from './extract-signature';
import { declaredPlan, type PlanFinder } from './plans';

/** One property of an object type as a row of a document. */
export function extractProp(
  { symbol, others, required }: Member,
  extraction: Extraction,
  planOf: PlanFinder = declaredPlan,
): Prop {
  const { checker, types } = extraction;
  const [place] = symbol.declarations ?? [];
  const type = checker.getTypeOfSymbol(symbol);
  const docs = readDocs(symbol, checker);
  const plan = planOf(symbol);
  const text = writeTypeTexts([symbol, ...others], !required, extraction);
  const signature = extractSignature(type, docs, extraction);
  const extensible = findExtension(symbol, checker);
  return {
    name: symbol.name,
    type: types?.link(text, place) ?? text,
    required,
    ...(docs.default === undefined ? {} : { default: docs.default }),
    description: docs.description,
    ...(docs.deprecation && { deprecation: docs.deprecation }),
    ...(extensible !== undefined && { extensible }),
    ...(signature && { signature: types?.linkSignature(signature, place) ?? signature }),
    ...(plan && { plan }),
  };
}
