import ts from 'typescript';
import { readDocs } from '../docs/read-docs';
import type { Prop } from '../document';
import { writeTypeTexts } from '../types/write-type-text';
import type { Member } from './collect-members';
import { extractSignature } from './extract-signature';
import type { Extraction } from './extraction';
import { declaredPlan, type PlanFinder } from './plans';

/** Extracts one property of an object type as a row of a document. */
export function extractProp(
  { symbol, others, required }: Member,
  extraction: Extraction,
  planOf: PlanFinder = declaredPlan,
): Prop {
  const { checker, types } = extraction;
  const [place] = symbol.declarations ?? [];
  const type = checker.getTypeOfSymbol(symbol);
  const docs = readDocs(symbol, checker);
  const plan = planOf(symbol);
  const text = writeTypeTexts([symbol, ...others], !required, extraction);
  const signature = extractSignature(type, docs, extraction);
  const extensible = findExtension(symbol, checker);
  return {
    name: symbol.name,
    type: types?.link(text, place) ?? text,
    required,
    ...(docs.default === undefined ? {} : { default: docs.default }),
    description: docs.description,
    ...(docs.deprecation && { deprecation: docs.deprecation }),
    ...(extensible !== undefined && { extensible }),
    ...(signature && { signature: types?.linkSignature(signature, place) ?? signature }),
    ...(plan && { plan }),
  };
}

/**
 * Returns the interface that an application can augment to add values to the type of a prop, such as
 * `ButtonPropsColorOverrides`: the second argument of `OverridableStringUnion` in its declaration, or in the alias or
 * the other prop that the declaration names.
 */
function findExtension(symbol: ts.Symbol, checker: ts.TypeChecker): string | undefined {
  for (const declaration of symbol.declarations ?? []) {
    if (!ts.isPropertySignature(declaration) || !declaration.type) continue;
    const found = searchNode(declaration.type, checker, maxAliases);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Maximum number of aliases that are followed one after the other. */
const maxAliases = 4;

function searchNode(node: ts.TypeNode, checker: ts.TypeChecker, depth: number): string | undefined {
  if (ts.isUnionTypeNode(node)) {
    return node.types.map((member) => searchNode(member, checker, depth)).find((found) => found);
  }
  if (ts.isParenthesizedTypeNode(node)) return searchNode(node.type, checker, depth);
  if (ts.isIndexedAccessTypeNode(node)) {
    const property = propertyOf(node, checker);
    return property && depth > 0 ? findExtension(property, checker) : undefined;
  }
  if (!ts.isTypeReferenceNode(node)) return undefined;
  const [first, second] = node.typeArguments ?? [];
  const name = node.typeName.getText();
  if (name === 'OverridableStringUnion' && second) return second.getText();
  if (/^(ResponsiveStyleValue|NonNullable)$/.test(name) && first) {
    return searchNode(first, checker, depth);
  }
  const alias = aliasOf(node, checker);
  return alias && depth > 0 ? searchNode(alias, checker, depth - 1) : undefined;
}

/** Returns the property that `Props['color']` names. */
function propertyOf(
  node: ts.IndexedAccessTypeNode,
  checker: ts.TypeChecker,
): ts.Symbol | undefined {
  const { indexType, objectType } = node;
  if (!ts.isLiteralTypeNode(indexType) || !ts.isStringLiteral(indexType.literal)) return undefined;
  return checker.getTypeFromTypeNode(objectType).getProperty(indexType.literal.text);
}

function aliasOf(node: ts.TypeReferenceNode, checker: ts.TypeChecker): ts.TypeNode | undefined {
  const symbol = checker.getSymbolAtLocation(node.typeName);
  const target =
    symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  return target?.declarations?.find(ts.isTypeAliasDeclaration)?.type;
}
