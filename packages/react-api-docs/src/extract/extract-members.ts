import type ts from 'typescript';
import type { Prop } from '../document';
import { compareText } from '../text/compare-text';
import { collectMembers } from './collect-members';
import { extractProp } from './extract-prop';
import type { Extraction } from './extraction';

/** Extracts the members of an object type, or of all alternatives of a union. */
export function extractMembers(type: ts.Type, extraction: Extraction): Prop[] {
  return collectMembers([type], extraction.checker)
    .map((member) => extractProp(member, extraction))
    .sort((a, b) => compareText(a.name, b.name));
}
