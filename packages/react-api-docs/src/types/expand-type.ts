import ts from 'typescript';
import type { Extraction } from '../extract/extraction';
import { packageOf } from '../extract/find-origin';
import { formatLongType } from './format-long-type';
import { formatType } from './format-type';
import { listProperties } from './stable-order';
import { writeMember } from './write-type';

/** An object with more members is a subject of its own. */
const maxMembers = 40;

/** Several lines for a long type, and the members of a small object type that has no page. */
export function expandType(
  text: string,
  type: ts.Type,
  extraction: Extraction,
): string | undefined {
  const { checker } = extraction;
  const bare = checker.getNonNullableType(type);
  const members = isOwnObject(bare, extraction) ? listProperties(bare, checker) : [];
  if (!text.includes('{') && members.length > 0 && members.length <= maxMembers) {
    return formatType(`{ ${members.map((member) => writeMember(member, checker)).join('; ')} }`);
  }
  return formatLongType(text);
}

/** An object type that the documented packages declare, and that is not documented itself. */
function isOwnObject(type: ts.Type, extraction: Extraction): boolean {
  const { packages, checker } = extraction;
  const symbol = type.aliasSymbol ?? type.getSymbol();
  const target = /^(Partial|Required|Readonly)$/.test(symbol?.name ?? '')
    ? type.aliasTypeArguments?.[0]
    : type;
  const named = target?.aliasSymbol ?? target?.getSymbol();
  const file = named?.declarations?.[0]?.getSourceFile().fileName;
  return (
    file !== undefined &&
    (type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0 &&
    type.getCallSignatures().length === 0 &&
    type.getConstructSignatures().length === 0 &&
    !checker.isArrayType(type) &&
    named !== undefined &&
    !/^(Theme|.*Classes|.*Props|.*Component)$/.test(named.name) &&
    extraction.slugOf(named.name) === undefined &&
    packages.some(({ name }) => name === packageOf(file))
  );
}
