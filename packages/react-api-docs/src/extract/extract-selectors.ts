import type ts from 'typescript';
import { isHidden, readDocs } from '../docs/read-docs';
import { apiDocumentVersion, type InterfaceDocument, type Prop } from '../document';
import { listValues } from '../exports/list-values';
import { compareText } from '../text/compare-text';
import { TypeCollector } from '../named-types/type-collector';
import { findReferences, formatLongType } from '../types/write-type-text';
import { writeSignature } from './extract-signature';
import type { Extraction } from './extraction';
import type { ExtractionRequest } from './extraction-request';
import { planOfName } from './plans';
import { slugOfName } from './slug';

/** Extracts the document of a package's selectors: functions that read a value of the state behind `apiRef`. */
export function extractSelectors(
  { name, ending }: NonNullable<ExtractionRequest['selectors']>,
  known: Extraction,
): InterfaceDocument {
  const types = new TypeCollector(known);
  const extraction = { ...known, types };
  const [origin] = extraction.packages;
  if (!origin) throw new RangeError(`${name} belongs to no package.`);
  const members = listSelectors(ending, extraction);
  const first = members.find(({ plan }) => plan === undefined);
  return {
    kind: 'interface',
    schemaVersion: apiDocumentVersion,
    name,
    slug: slugOfName(name),
    package: { name: origin.name, version: origin.version },
    imports: first ? [`import { ${first.name} } from '${origin.name}';`] : [],
    description: `Functions that read a value of the state, such as \`${first?.name}(apiRef)\`.`,
    isUnstable: false,
    demos: [],
    unresolved: [],
    members,
    ...types.list(),
  };
}

function listSelectors(ending: string, extraction: Extraction): Prop[] {
  const { checker, modules, packages } = extraction;
  const found = new Map<string, Prop>();
  for (const [index, module] of modules.entries()) {
    for (const { name, symbol } of listValues(module, checker)) {
      const isSelector = /^[a-z]/.test(name) && name.endsWith(ending) && !/^use[A-Z]/.test(name);
      const [call] = isSelector ? checker.getTypeOfSymbol(symbol).getCallSignatures() : [];
      if (!call || found.has(name) || isHidden(symbol, checker)) continue;
      const plan = planOfName(packages[index]?.name ?? '');
      found.set(name, {
        ...extractSelector(name, symbol, call, extraction),
        ...(plan && { plan }),
      });
    }
  }
  return [...found.values()].sort((a, b) => compareText(a.name, b.name));
}

function extractSelector(
  name: string,
  symbol: ts.Symbol,
  call: ts.Signature,
  extraction: Extraction,
): Prop {
  const docs = readDocs(symbol, extraction.checker);
  const { parameters, returns } = writeSignature(call, docs, extraction);
  // For a generated function, the compiler names the parameters `args_0` and expands the object type of the first one.
  const parameterTexts = parameters
    .filter(({ type }) => type.text !== 'unknown')
    .map(({ name: parameter, type, optional }, index) =>
      index === 0 && type.text.includes('RefObject<')
        ? 'apiRef: RefObject<GridApi>'
        : `${parameter.replace(/^args_\d+$/, 'argument')}${optional ? '?' : ''}: ${type.text}`,
    );
  const text = `(${parameterTexts.join(', ')}) => ${returns.type.text}`;
  const expanded = formatLongType(text);
  const type = {
    text,
    ...(expanded !== undefined && { expanded }),
    references: findReferences(text, extraction),
  };
  return {
    name,
    type: extraction.types?.link(type, symbol.declarations?.[0]) ?? type,
    required: true,
    description: docs.description,
    ...(docs.deprecation && { deprecation: docs.deprecation }),
  };
}
