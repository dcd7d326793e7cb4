import type ts from 'typescript';
import { readDocs } from '../docs/read-docs';
import type { Slot } from '../document';
import { compareText } from '../text/compare-text';
import type { Member } from './collect-members';
import type { Extraction } from './extraction';

/** The members of the `slots` prop. */
export function extractSlots(found: readonly Member[], { checker }: Extraction): Slot[] {
  const slots = found.find(({ symbol }) => symbol.name === 'slots');
  if (!slots) return [];
  const type = checker.getNonNullableType(checker.getTypeOfSymbol(slots.symbol));
  return checker
    .getPropertiesOfType(type)
    .map((symbol) => readSlot(symbol, checker))
    .sort((a, b) => compareText(a.name, b.name));
}

function readSlot(symbol: ts.Symbol, checker: ts.TypeChecker): Slot {
  const docs = readDocs(symbol, checker);
  return {
    name: symbol.name,
    description: docs.description,
    ...(docs.default !== undefined && { default: quoteElement(docs.default) }),
    ...(docs.deprecation && { deprecation: docs.deprecation }),
  };
}

/** Packages write the name of an element with quotes and without; `null` and `undefined` are none. */
function quoteElement(text: string): string {
  return /^(?!null$|undefined$)[a-z][a-z0-9]*$/.test(text) ? `'${text}'` : text;
}
