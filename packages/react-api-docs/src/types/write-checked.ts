import type ts from 'typescript';
import { sortUnions } from './sort-unions';
import { typeFormat } from './type-format';

/** A type as the compiler writes it, in an order that does not hang on the program. */
export function writeChecked(type: ts.Type, checker: ts.TypeChecker): string {
  return sortUnions(checker.typeToString(type, undefined, typeFormat));
}
