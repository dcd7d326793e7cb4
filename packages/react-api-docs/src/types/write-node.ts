import ts from 'typescript';
import { compareText } from '../text/compare-text';
import { isWrittenWith } from './declared-type';
import { writeChecked } from './write-checked';

/** Returns the text of a type node, with helper types and unions of literals expanded. */
export function writeNode(node: ts.TypeNode, checker: ts.TypeChecker): string {
  const own = spellOut(node, checker);
  if (own !== undefined) return own;
  const source = node.getSourceFile().text;
  let result = '';
  let position = node.getStart();
  const visit = (child: ts.Node): void => {
    const text = ts.isTypeNode(child) ? spellOut(child, checker) : undefined;
    if (text === undefined) ts.forEachChild(child, visit);
    else {
      result += source.slice(position, child.getStart()) + bracket(child, text);
      position = child.end;
    }
  };
  ts.forEachChild(node, visit);
  return result + source.slice(position, node.end);
}

/** Removes `undefined` from a union. A single remaining alternative loses its parentheses. */
export function withoutUndefined(node: ts.TypeNode): ts.TypeNode {
  if (!ts.isUnionTypeNode(node)) return node;
  const rest = node.types.filter(({ kind }) => kind !== ts.SyntaxKind.UndefinedKeyword);
  const [only] = rest;
  if (rest.length !== 1 || !only) return node;
  return ts.isParenthesizedTypeNode(only) ? only.type : only;
}

function spellOut(node: ts.TypeNode, checker: ts.TypeChecker): string | undefined {
  if (ts.isImportTypeNode(node)) return writeImportType(node, checker);
  if (ts.isIndexedAccessTypeNode(node)) return writeIndexed(node, checker);
  if (ts.isTypeOperatorNode(node)) return writeKeys(node, checker);
  if (ts.isTemplateLiteralTypeNode(node)) return writeTemplate(node, checker);
  if (!ts.isTypeReferenceNode(node)) return undefined;
  const [first] = node.typeArguments ?? [];
  const name = node.typeName.getText();
  const isOpen = first?.kind === ts.SyntaxKind.UnknownKeyword;
  if (first && !isOpen && /^(Overridable(String)?Union|NonNullable)$/.test(name))
    return writeNode(first, checker);
  const type = checker.getTypeFromTypeNode(node);
  return isLiteralUnion(type) ? writeLiterals(node, type, checker) : undefined;
}

/** Writes `import('../x').Name<T>` as `Name<T>`. */
function writeImportType(node: ts.ImportTypeNode, checker: ts.TypeChecker): string | undefined {
  if (!node.qualifier) return undefined;
  const args = node.typeArguments?.map((argument) => writeNode(argument, checker)).join(', ');
  return node.qualifier.getText() + (args ? `<${args}>` : '');
}

/** Replaces `ButtonProps['onClick']` by the type of that property. */
function writeIndexed(node: ts.IndexedAccessTypeNode, checker: ts.TypeChecker): string | undefined {
  const index = checker.getTypeFromTypeNode(node.indexType);
  if (!index.isStringLiteral()) return undefined;
  const object = checker.getTypeFromTypeNode(node.objectType);
  const property = checker.getPropertyOfType(object, index.value);
  const declared = property?.declarations?.find(ts.isPropertySignature)?.type;
  const target = declared && withoutUndefined(declared);
  const type = checker.getNonNullableType(
    property ? checker.getTypeOfSymbol(property) : checker.getTypeFromTypeNode(node),
  );
  const resolve = () => writeChecked(type, checker);
  return target && isWrittenWith(target, resolve, checker) ? writeNode(target, checker) : resolve();
}

/** Replaces `text${'Primary' | 'Disabled'}` by the strings that it stands for, if they are few. */
function writeTemplate(
  node: ts.TemplateLiteralTypeNode,
  checker: ts.TypeChecker,
): string | undefined {
  const type = checker.getTypeFromTypeNode(node);
  return isLiteralUnion(type) ? sortLiterals(type, checker) : undefined;
}

/** Replaces `keyof TypographySystem` by the keys, if they are few. */
function writeKeys(node: ts.TypeOperatorNode, checker: ts.TypeChecker): string | undefined {
  if (node.operator !== ts.SyntaxKind.KeyOfKeyword) return undefined;
  const type = checker.getTypeFromTypeNode(node);
  return isLiteralUnion(type) ? sortLiterals(type, checker) : undefined;
}

function sortLiterals(type: ts.UnionType, checker: ts.TypeChecker): string {
  const texts = type.types.map((part) => writeChecked(part, checker));
  return texts.toSorted(compareText).join(' | ');
}

/** Writes literals in the order of their declaration, if any. The compiler's order depends on the whole program. */
function writeLiterals(
  node: ts.TypeReferenceNode,
  type: ts.UnionType,
  checker: ts.TypeChecker,
): string {
  const symbol = checker.getSymbolAtLocation(node.typeName);
  const isAlias = symbol && symbol.flags & ts.SymbolFlags.Alias;
  const target = isAlias ? checker.getAliasedSymbol(symbol) : symbol;
  const declaration = target?.declarations?.find(ts.isTypeAliasDeclaration);
  if (
    declaration &&
    !declaration.typeParameters &&
    (ts.isUnionTypeNode(declaration.type) || ts.isTypeReferenceNode(declaration.type))
  ) {
    return writeNode(declaration.type, checker);
  }
  return sortLiterals(type, checker);
}

/** Adds parentheses that a union or a function needs in place of its name. */
function bracket(node: ts.Node, text: string): string {
  const { parent } = node;
  const isTight =
    ts.isArrayTypeNode(parent) ||
    ts.isTypeOperatorNode(parent) ||
    ts.isIntersectionTypeNode(parent);
  const isFunctionInUnion = ts.isUnionTypeNode(parent) && text.includes('=>');
  return (isTight && / [|&] |=>/.test(text)) || isFunctionInUnion ? `(${text})` : text;
}

/** Maximum number of alternatives that replace a name. */
const maxAlternatives = 24;

const literal = ts.TypeFlags.StringLiteral | ts.TypeFlags.NumberLiteral;

/** Returns whether a union consists of few literals, so that they replace its name. */
function isLiteralUnion(type: ts.Type): type is ts.UnionType {
  return (
    type.isUnion() &&
    type.types.length <= maxAlternatives &&
    type.types.some(({ flags }) => flags & literal) &&
    type.types.every(
      ({ flags }) => flags & (literal | ts.TypeFlags.BooleanLiteral | ts.TypeFlags.Null),
    )
  );
}
