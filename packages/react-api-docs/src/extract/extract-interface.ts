import ts from 'typescript';
import type { InterfaceDocument } from '../document';
import { followAlias } from '../exports/list-values';
import type { PublicType } from '../exports/find-type';
import { TypeCollector } from '../named-types/type-collector';
import { writeTypeText } from '../types/write-type-text';
import { extractHead } from './extract-head';
import { extractMembers } from './extract-members';
import type { Extraction } from './extraction';
import { findUnresolved } from './find-unresolved';
import { createMemberPlans } from './plans';

/** Larger interfaces, such as `GridApi`, name types with a page: writing them out would exceed the page's size budget. */
const maxMembersWithTypes = 100;

/** Extracts the document of an interface, or of an alias of any other type. */
export function extractInterface(found: PublicType, known: Extraction): InterfaceDocument {
  const types = new TypeCollector(known, found.symbol);
  const declared = known.checker.getDeclaredTypeOfSymbol(found.symbol);
  const memberCount = known.checker.getPropertiesOfType(declared).length;
  const extraction = memberCount > maxMembersWithTypes ? known : { ...known, types };
  const { checker } = extraction;
  const type = checker.getDeclaredTypeOfSymbol(followAlias(found.symbol, checker));
  const members = isObject(type, checker)
    ? extractMembers([type], extraction, createMemberPlans(found.name, extraction))
    : [];
  const alias = found.symbol.declarations?.find(ts.isTypeAliasDeclaration);
  const definition =
    members.length === 0
      ? types.link(writeTypeText(type, alias?.type, false, extraction), alias?.type)
      : undefined;
  return {
    kind: 'interface',
    ...extractHead({ ...found, kind: 'component' }, extraction, true),
    unresolved: isObject(type, checker)
      ? findUnresolved('members.', checker.getPropertiesOfType(type), extraction)
      : [],
    ...(definition && { definition }),
    members,
    ...types.list(),
  };
}

function isObject(type: ts.Type, checker: ts.TypeChecker): boolean {
  const parts = type.isUnion() ? type.types : [type];
  return parts.every(
    (part) =>
      part.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection) &&
      part.getCallSignatures().length === 0 &&
      !checker.isArrayLikeType(part),
  );
}
