import ts from 'typescript';
import { sortUnions } from './sort-unions';

/** Returns a type as the compiler writes it, in an order that does not depend on the program. */
export function writeChecked(type: ts.Type, checker: ts.TypeChecker): string {
  return sortUnions(checker.typeToString(type, undefined, typeFormat));
}

/** Format of the types that readers see. */
const typeFormat: ts.TypeFormatFlags =
  ts.TypeFormatFlags.NoTruncation |
  ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope |
  ts.TypeFormatFlags.WriteArrowStyleSignature |
  ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType;
