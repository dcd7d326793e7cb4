import ts from 'typescript';
import { isHidden, readDocs } from '../docs/read-docs';
import type { InterfaceDocument, Prop, TypeText } from '../document';
import type { PublicType } from '../exports/find-type';
import { compareText } from '../text/compare-text';
import { TypeCollector } from '../named-types/type-collector';
import { declaredTypeNode } from '../types/declared-type';
import { findReferences, formatLongType, writeTypeText } from '../types/write-type-text';
import { extractHead } from './extract-head';
import { writeSignature } from './extract-signature';
import type { Extraction } from './extraction';
import { declaredPlan } from './plans';

/** Extracts the document of a package's events, each with the parameters of its listeners. */
export function extractEvents(names: PublicType, known: Extraction): InterfaceDocument {
  const types = new TypeCollector(known, names.symbol);
  const extraction = { ...known, types };
  const { checker, listeners } = extraction;
  const members = listEvents(names.symbol, checker)
    .filter((event) => !isHidden(event, checker))
    .flatMap((event) => {
      const listener = listeners?.getProperty(event.name);
      const [call] = listener ? checker.getTypeOfSymbol(listener).getCallSignatures() : [];
      return call ? [extractEvent(event, call, extraction)] : [];
    })
    .sort((a, b) => compareText(a.name, b.name));
  return {
    kind: 'interface',
    ...extractHead({ ...names, kind: 'component' }, extraction, true),
    members,
    ...types.list(),
  };
}

/**
 * Returns the members of the interface whose keys are the names of the events: `type GridEvents = keyof
 * GridEventLookup`.
 */
function listEvents({ declarations }: ts.Symbol, checker: ts.TypeChecker): readonly ts.Symbol[] {
  const keys = declarations?.find(ts.isTypeAliasDeclaration)?.type;
  return keys && ts.isTypeOperatorNode(keys)
    ? checker.getPropertiesOfType(checker.getTypeFromTypeNode(keys.type))
    : [];
}

/** Reads the declaration in the interface, because the listener's own type has the defaults of all type parameters. */
function writeParams(event: ts.Symbol, extraction: Extraction): TypeText | undefined {
  const { checker } = extraction;
  const params = checker.getTypeOfSymbol(event).getProperty('params');
  return (
    params &&
    writeTypeText(checker.getTypeOfSymbol(params), declaredTypeNode(params), false, extraction)
  );
}

function extractEvent(event: ts.Symbol, call: ts.Signature, extraction: Extraction): Prop {
  const { description, deprecation } = readDocs(event, extraction.checker);
  const called = writeSignature(call, { parameters: new Map(), returns: '' }, extraction);
  const signature = {
    ...called,
    parameters: called.parameters.map((parameter) => ({
      ...parameter,
      ...(parameter.name === 'params' && {
        type: writeParams(event, extraction) ?? parameter.type,
      }),
    })),
  };
  const parameters = signature.parameters.map(({ name, type }) => `${name}: ${type.text}`);
  const text = `(${parameters.join(', ')}) => ${signature.returns.type.text}`;
  const expanded = formatLongType(text);
  const type = {
    text,
    ...(expanded !== undefined && { expanded }),
    references: findReferences(text, extraction),
  };
  const [place] = event.declarations ?? [];
  const plan = declaredPlan(event);
  return {
    name: event.name,
    type: extraction.types?.link(type, place) ?? type,
    required: true,
    description,
    ...(deprecation && { deprecation }),
    signature,
    ...(plan && { plan }),
  };
}
