import ts from 'typescript';
import { readDocs } from '../docs/read-docs';
import type { HookDocument, Prop } from '../document';
import type { PublicExport } from '../exports/collect-exports';
import { TypeCollector } from '../named-types/type-collector';
import { extractHead } from './extract-head';
import { extractMembers } from './extract-members';
import { writeSignature } from './extract-signature';
import type { Extraction } from './extraction';
import { packageOf } from './package-of';

/** The document of a hook: how it is called, what goes in and what comes out. */
export function extractHook(found: PublicExport, known: Extraction): HookDocument {
  const types = new TypeCollector(known, found.symbol);
  const extraction = { ...known, types };
  const { checker } = extraction;
  const docs = readDocs(found.symbol, checker);
  const calls = checker.getTypeOfSymbol(found.symbol).getCallSignatures();
  const [first] = calls;
  const [parameter] = first?.parameters ?? [];
  const document = {
    kind: 'hook' as const,
    ...extractHead(found, extraction),
    signatures: calls.map((call) => writeSignature(call, docs, extraction)),
    parameters: parameter ? membersOf(checker.getTypeOfSymbol(parameter), extraction) : [],
    returned: first ? membersOf(first.getReturnType(), extraction) : [],
  };
  return { ...document, ...types.list() };
}

/** Objects with more members are not listed in place. */
const maxMembers = 60;

function membersOf(type: ts.Type, extraction: Extraction): Prop[] {
  const bare = extraction.checker.getNonNullableType(type);
  const properties = extraction.checker.getPropertiesOfType(bare);
  const isObject =
    (bare.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0 &&
    bare.getCallSignatures().length === 0 &&
    properties.length <= maxMembers;
  const isOurs = properties.every((property) => isDeclaredByPackages(property, extraction));
  return isObject && isOurs ? extractMembers(bare, extraction) : [];
}

function isDeclaredByPackages(property: ts.Symbol, { packages }: Extraction): boolean {
  const names = (property.declarations ?? []).map((node) =>
    packageOf(node.getSourceFile().fileName),
  );
  return names.every((name) => packages.some((known) => known.name === name));
}
