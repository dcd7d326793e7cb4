import type ts from 'typescript';
import { isHidden } from '../docs/read-docs';
import type { Prop } from '../document';
import { compareText } from '../text/compare-text';
import { collectMembers } from './collect-members';
import { extractProp } from './extract-prop';
import type { Extraction } from './extraction';
import type { PlanFinder } from './plans';

/** The members of an object type, or of all alternatives of a union of them. */
export function extractMembers(type: ts.Type, extraction: Extraction, planOf?: PlanFinder): Prop[] {
  return collectMembers([type], extraction.checker)
    .filter(({ symbol }) => !isHidden(symbol, extraction.checker))
    .map((member) => extractProp(member, extraction, planOf))
    .sort((a, b) => compareText(a.name, b.name));
}
