import ts from 'typescript';
import { followAlias } from '../exports/list-values';

/** The type that another name stands for: `AccordionRootState` for `type State<Value> = AccordionRootState<Value>`. */
export function unwrapAlias(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol {
  const node = symbol.declarations?.find(ts.isTypeAliasDeclaration)?.type;
  if (!node || !ts.isTypeReferenceNode(node)) return symbol;
  const target = checker.getSymbolAtLocation(node.typeName);
  const found = target && followAlias(target, checker);
  const isPlain = (node.typeArguments ?? []).every(
    (argument) => ts.isTypeReferenceNode(argument) && !argument.typeArguments,
  );
  const isSame = (found?.declarations ?? []).some(
    (one) => one.getSourceFile() === node.getSourceFile(),
  );
  return found && isPlain && isSame && found !== symbol ? unwrapAlias(found, checker) : symbol;
}
