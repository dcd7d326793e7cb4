import ts from 'typescript';
import { readDocs } from '../docs/read-docs';
import type { HookDocument, Prop } from '../document';
import type { PublicExport } from '../exports/public-export';
import { TypeCollector } from '../named-types/type-collector';
import { extractHead } from './extract-head';
import { extractMembers } from './extract-members';
import { writeSignature } from './extract-signature';
import type { Extraction } from './extraction';
import { packageOf } from './package-of';

/** Extracts the document of a hook: its signatures, parameters and return value. */
export function extractHook(found: PublicExport, known: Extraction): HookDocument {
  const types = new TypeCollector(known, found.symbol);
  const extraction = { ...known, types };
  const { checker } = extraction;
  const docs = readDocs(found.symbol, checker);
  const calls = checker.getTypeOfSymbol(found.symbol).getCallSignatures();
  const inputs = calls.flatMap(({ parameters: [first] }) =>
    first ? [checker.getTypeOfSymbol(first)] : [],
  );
  const outputs = calls.map((call) => call.getReturnType());
  const document = {
    kind: 'hook' as const,
    ...extractHead(found, extraction),
    signatures: calls.map((call) => writeSignature(call, docs, extraction)),
    parameters: membersOf(inputs, extraction),
    returned: membersOf(outputs, extraction),
  };
  return { ...document, ...types.list() };
}

/** Objects with more members are not listed in place. */
const maxMembers = 60;

/**
 * Returns the members of the parameters or return values of all overloads. A member that one overload lacks is
 * optional.
 */
function membersOf(types: readonly ts.Type[], extraction: Extraction): Prop[] {
  const bare = types.map((type) => extraction.checker.getNonNullableType(type));
  return bare.every((type) => isOwnObject(type, extraction))
    ? extractMembers(bare, extraction)
    : [];
}

function isOwnObject(bare: ts.Type, extraction: Extraction): boolean {
  const properties = extraction.checker.getPropertiesOfType(bare);
  const isObject =
    (bare.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0 &&
    bare.getCallSignatures().length === 0 &&
    properties.length <= maxMembers;
  const isOurs = properties.every((property) => isDeclaredByPackages(property, extraction));
  return isObject && isOurs;
}

function isDeclaredByPackages(property: ts.Symbol, { packages }: Extraction): boolean {
  const names = (property.declarations ?? []).map((node) =>
    packageOf(node.getSourceFile().fileName),
  );
  return names.every((name) => packages.some((known) => known.name === name));
}
