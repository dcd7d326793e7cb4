import ts from 'typescript';
import { sortUnions } from './sort-unions';

/** A type as the compiler writes it, in an order that does not hang on the program. */
export function writeChecked(type: ts.Type, checker: ts.TypeChecker): string {
  return sortUnions(checker.typeToString(type, undefined, typeFormat));
}

/** How the compiler writes a type for a reader. */
const typeFormat: ts.TypeFormatFlags =
  ts.TypeFormatFlags.NoTruncation |
  ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope |
  ts.TypeFormatFlags.WriteArrowStyleSignature |
  ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType;
