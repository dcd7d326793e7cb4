import ts from 'typescript';
import { standsAlone } from './declared-type';

const flags =
  ts.TypeFormatFlags.NoTruncation |
  ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope |
  ts.TypeFormatFlags.WriteArrowStyleSignature |
  ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType;

const isUndefined = (node: ts.TypeNode) => node.kind === ts.SyntaxKind.UndefinedKeyword;

/**
 * A type as a reader wants it, on one line. What the package wrote is kept, since the compiler
 * writes `ReactNode` as ten alternatives; but its helpers and its unions of literals are spelled out.
 */
export function writeType(
  type: ts.Type,
  node: ts.TypeNode | undefined,
  optional: boolean,
  checker: ts.TypeChecker,
): string {
  const written =
    node && standsAlone(node, checker)
      ? writeNode(optional ? withoutUndefined(node) : node, checker)
      : checker.typeToString(optional ? checker.getNonOptionalType(type) : type, undefined, flags);
  return tidy(written, optional);
}

/** The text of a type node, with helpers and unions of literals spelled out. */
export function writeNode(node: ts.TypeNode, checker: ts.TypeChecker): string {
  const edits: { start: number; end: number; text: string }[] = [];
  const visit = (child: ts.Node): void => {
    const text = ts.isTypeNode(child) ? spellOut(child, checker) : undefined;
    if (text === undefined) ts.forEachChild(child, visit);
    else edits.push({ start: child.getStart(), end: child.end, text });
  };
  visit(node);
  const source = node.getSourceFile().text;
  let result = '';
  let position = node.getStart();
  for (const { start, end, text } of edits) {
    result += source.slice(position, start) + text;
    position = end;
  }
  return result + source.slice(position, node.end);
}

function spellOut(node: ts.TypeNode, checker: ts.TypeChecker): string | undefined {
  if (ts.isImportTypeNode(node) && node.qualifier) {
    const args = node.typeArguments?.map((argument) => writeNode(argument, checker)).join(', ');
    return node.qualifier.getText() + (args ? `<${args}>` : '');
  }
  if (ts.isIndexedAccessTypeNode(node)) return writeIndexed(node, checker);
  if (!ts.isTypeReferenceNode(node)) return undefined;
  const [first] = node.typeArguments ?? [];
  const name = node.typeName.getText();
  if (first && /^(Overridable(String)?Union|NonNullable)$/.test(name))
    return writeNode(first, checker);
  if (node.typeArguments) return undefined;
  const type = checker.getTypeFromTypeNode(node);
  return isLiteralUnion(type) ? writeLiterals(node, type, checker) : undefined;
}

function writeIndexed(node: ts.IndexedAccessTypeNode, checker: ts.TypeChecker): string | undefined {
  const index = checker.getTypeFromTypeNode(node.indexType);
  if (!index.isStringLiteral()) return undefined;
  const property = checker.getTypeFromTypeNode(node.objectType).getProperty(index.value);
  const declaration = property?.valueDeclaration;
  const target =
    declaration && ts.isPropertySignature(declaration) && declaration.type
      ? withoutUndefined(declaration.type)
      : undefined;
  if (!target || !standsAlone(target, checker)) return undefined;
  const text = writeNode(target, checker);
  return ts.isFunctionTypeNode(target) || ts.isUnionTypeNode(target) ? `(${text})` : text;
}

/** At most this many alternatives are spelled out in place. */
const fewEnough = 24;

function isLiteralUnion(type: ts.Type): type is ts.UnionType {
  return (
    type.isUnion() &&
    type.types.length <= fewEnough &&
    !(type.flags & ts.TypeFlags.Boolean) &&
    type.types.every(
      (part) =>
        part.flags &
        (ts.TypeFlags.StringLiteral |
          ts.TypeFlags.NumberLiteral |
          ts.TypeFlags.BooleanLiteral |
          ts.TypeFlags.Null),
    ) &&
    type.types.some(
      (part) => part.flags & (ts.TypeFlags.StringLiteral | ts.TypeFlags.NumberLiteral),
    )
  );
}

/** In the order of the declaration where it can be had: the compiler's own order depends on the whole program. */
function writeLiterals(
  node: ts.TypeReferenceNode,
  type: ts.UnionType,
  checker: ts.TypeChecker,
): string {
  const symbol = checker.getSymbolAtLocation(node.typeName);
  const target =
    symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const declaration = target?.declarations?.find(ts.isTypeAliasDeclaration);
  if (
    declaration &&
    ts.isUnionTypeNode(declaration.type) &&
    standsAlone(declaration.type, checker)
  ) {
    return inUnion(node, writeNode(declaration.type, checker));
  }
  const texts = type.types.map((part) => checker.typeToString(part, undefined, flags));
  return inUnion(node, texts.toSorted().join(' | '));
}

function inUnion(node: ts.Node, text: string): string {
  return ts.isArrayTypeNode(node.parent) ? `(${text})` : text;
}

function withoutUndefined(node: ts.TypeNode): ts.TypeNode {
  if (ts.isParenthesizedTypeNode(node)) return node;
  if (!ts.isUnionTypeNode(node)) return node;
  const rest = node.types.filter((part) => !isUndefined(part));
  const [only] = rest;
  return rest.length === 1 && only ? unwrap(only) : node;
}

function unwrap(node: ts.TypeNode): ts.TypeNode {
  return ts.isParenthesizedTypeNode(node) ? node.type : node;
}

function tidy(text: string, optional: boolean): string {
  const line = text
    .replace(/\/\*[\s\S]*?\*\//g, ' ')
    .replace(/\/\/[^\n]*/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^\| /, '')
    .replaceAll(/([({<[]) \| /g, '$1')
    .trim();
  return optional ? line.replace(/ \| undefined$/, '') : line;
}
