import type ts from 'typescript';
import { isHidden } from '../docs/read-docs';
import type { Prop } from '../document';
import { compareText } from '../text/compare-text';
import { collectUnionMembers } from './collect-members';
import { extractProp } from './extract-prop';
import type { Extraction } from './extraction';
import type { PlanFinder } from './plans';

/** Extracts the members of object types, such as the parameters of overloads, and of all alternatives of unions. */
export function extractMembers(
  types: readonly ts.Type[],
  extraction: Extraction,
  planOf?: PlanFinder,
): Prop[] {
  return collectUnionMembers(types, extraction.checker)
    .filter(({ symbol }) => !isHidden(symbol, extraction.checker))
    .sort((a, b) => compareText(a.symbol.name, b.symbol.name))
    .map((member) => extractProp(member, extraction, planOf));
}
