import ts from 'typescript';

/** At most this many alternatives are spelled out in place. */
const fewEnough = 24;

const literal = ts.TypeFlags.StringLiteral | ts.TypeFlags.NumberLiteral;

/** A union that a reader wants to see spelled out: of a few strings or numbers. */
export function isLiteralUnion(type: ts.Type): type is ts.UnionType {
  return (
    type.isUnion() &&
    type.types.length <= fewEnough &&
    type.types.some(({ flags }) => flags & literal) &&
    type.types.every(
      ({ flags }) => flags & (literal | ts.TypeFlags.BooleanLiteral | ts.TypeFlags.Null),
    )
  );
}
