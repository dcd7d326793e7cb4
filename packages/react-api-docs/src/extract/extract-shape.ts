import type ts from 'typescript';
import { isHidden, readDocs } from '../docs/read-docs';
import type { ComponentDocument, Prop, Slot } from '../document';
import { compareText } from '../text/compare-text';
import { readPropTypes } from '../program/read-prop-types';
import type { Observation } from '../rendering/render-components';
import type { Member } from './collect-members';
import { collectProps, propsTypes } from './collect-props';
import { extractProp } from './extract-prop';
import { extractRef } from './extract-ref';
import type { Extraction } from './extraction';
import { findElement } from './find-element';
import { findOrigin, type Origin } from './find-origin';
import { findUnknownProps, findUnresolved } from './find-unresolved';
import { keepsDefault } from './keeps-default';
import { createPropPlans } from './plans';

type Shape = Pick<ComponentDocument, 'props' | 'accepts' | 'ref' | 'slots'>;

/** The component whose type is described: its name, its description, and the text of its script. */
export interface Subject {
  readonly owner: string;
  readonly description: string;
  readonly script: string;
  /** The rendered component, if it can be rendered. */
  readonly observation?: Observation | undefined;
}

/** Extracts the fields that come from the type of a component, or of a part of a compound component. */
export function extractShape(
  type: ts.Type,
  { owner, description, script, observation }: Subject,
  extraction: Extraction,
): { readonly shape: Shape; readonly unresolved: ComponentDocument['unresolved'] } {
  const element = findElement(type, description, extraction.checker);
  const attributes = listAttributes(element, extraction);
  // Attributes of the `a` that a button with `href` renders are not props of the button.
  const [main] = propsTypes(type, extraction.checker);
  // MUI documents some attributes of elements among the props: they are in the PropTypes, without `@ignore`.
  const documentedProps = new Set(
    readPropTypes(script).flatMap(({ name, comment }) => (/@ignore\b/.test(comment) ? [] : name)),
  );
  const found = collectProps(type, extraction.checker).map((prop) => {
    const origin = findOrigin(prop.symbol, owner, extraction);
    const isOfDefault =
      main !== undefined &&
      extraction.checker.getPropertyOfType(main, prop.symbol.name) !== undefined;
    const isMore =
      origin.kind === 'element' &&
      isOfDefault &&
      attributes !== undefined &&
      !isAttribute(prop.symbol, attributes);
    const isDocumented = origin.kind === 'element' && documentedProps.has(prop.symbol.name);
    return { ...prop, origin: isMore || isDocumented ? ({ kind: 'own' } as const) : origin };
  });
  const planOf = createPropPlans(owner, extraction);
  const listed = found
    .filter(
      ({ origin, symbol }) =>
        ['own', 'component', 'peer'].includes(origin.kind) && !isHidden(symbol, extraction.checker),
    )
    .sort(compareRows);
  const props = listed.map(({ origin, ...member }) =>
    inherit(extractProp(member, extraction, planOf), origin, script),
  );
  const shape = {
    props,
    accepts: groupAccepted(found, element, observation?.element),
    ref:
      observation?.ref === undefined
        ? extractRef(type, extraction.checker)
        : { forwarded: true, target: observation.ref },
    slots: extractSlots(found, extraction),
  };
  const symbols = listed.map(({ symbol }) => symbol);
  const unresolved = [
    ...findUnknownProps(propsTypes(type, extraction.checker)),
    ...findUnresolved('props.', symbols, extraction),
  ];
  return { shape, unresolved };
}

function inherit(whole: Prop, origin: Origin, script: string): Prop {
  if (origin.kind === 'peer') return { ...whole, inheritedFrom: origin.name };
  if (origin.kind !== 'component') return whole;
  const { default: ofParent, ...prop } = whole;
  const inheritedFrom = origin.name;
  const isKept =
    ofParent !== undefined &&
    keepsDefault({ name: prop.name, default: ofParent }, inheritedFrom, script);
  return { ...prop, ...(isKept && { default: ofParent }), inheritedFrom };
}

/** Returns the attributes that React declares for an element, or undefined for `HTMLElement`, which is any element. */
function listAttributes(
  element: string | undefined,
  { checker, elements }: Extraction,
): ReadonlyMap<string, ts.Symbol> | undefined {
  const property = element === undefined ? undefined : elements?.getProperty(element);
  if (!property) return undefined;
  const type = checker.getTypeOfSymbol(property);
  return new Map(checker.getPropertiesOfType(type).map((symbol) => [symbol.name, symbol]));
}

/** A prop such as the `onChange` of a `textarea`, on a component whose root is a `div`, is the component's own. */
function isAttribute(symbol: ts.Symbol, attributes: ReadonlyMap<string, ts.Symbol>): boolean {
  const attribute = attributes.get(symbol.name);
  const places = new Set(attribute?.declarations);
  return symbol.declarations?.some((declaration) => places.has(declaration)) ?? false;
}

type Found = Member & { readonly origin: Origin };

function groupAccepted(
  found: readonly Found[],
  element: string | undefined,
  rendered: string | undefined = element,
) {
  const ofElement = found.filter(({ origin }) => origin.kind === 'element');
  const ofSystem = found.filter(({ origin }) => origin.kind === 'system' && !origin.name);
  return [
    ...(ofElement.length > 0
      ? [
          {
            kind: 'element' as const,
            name: element ?? 'HTMLElement',
            ...(rendered !== element && { renderedAs: rendered }),
            ...elementLink(rendered),
            count: ofElement.length,
          },
        ]
      : []),
    ...(ofSystem.length > 0
      ? [
          {
            kind: 'system' as const,
            name: 'system props',
            count: ofSystem.length,
            names: ofSystem.map(({ symbol }) => symbol.name).sort(compareText),
          },
        ]
      : []),
    ...countByInterface(found),
  ];
}

/** Counts the props of each interface of a style system. Their names would fill most of a document. */
function countByInterface(found: readonly Found[]) {
  const counts = new Map<string, number>();
  for (const { origin } of found) {
    if (origin.kind !== 'system' || origin.name === undefined) continue;
    counts.set(origin.name, (counts.get(origin.name) ?? 0) + 1);
  }
  return [...counts]
    .sort(([a], [b]) => compareText(a, b))
    .map(([name, count]) => ({ kind: 'system' as const, name, count }));
}

function elementLink(name: string | undefined) {
  return name && /^[a-z][a-z0-9]*$/.test(name)
    ? { href: `https://developer.mozilla.org/docs/Web/HTML/Reference/Elements/${mdnName(name)}` }
    : {};
}

function mdnName(name: string): string {
  return /^h[1-6]$/.test(name) ? 'Heading_Elements' : name;
}

/**
 * Compares props by their place on the page: own ones first. They are extracted in this order, because the types of the
 * first rows are written out if not all have room. The compiler's order depends on what it has read before.
 */
function compareRows(a: Found, b: Found): number {
  const rank = ({ origin }: Found) => (origin.kind === 'own' ? 0 : 1);
  return rank(a) - rank(b) || compareText(a.symbol.name, b.symbol.name);
}

/** Extracts the members of the `slots` prop. */
function extractSlots(found: readonly Member[], { checker }: Extraction): Slot[] {
  const slots = found.find(({ symbol }) => symbol.name === 'slots');
  if (!slots) return [];
  const type = checker.getNonNullableType(checker.getTypeOfSymbol(slots.symbol));
  return checker
    .getPropertiesOfType(type)
    .filter((symbol) => !isHidden(symbol, checker))
    .map((symbol) => readSlot(symbol, checker))
    .sort((a, b) => compareText(a.name, b.name));
}

function readSlot(symbol: ts.Symbol, checker: ts.TypeChecker): Slot {
  const docs = readDocs(symbol, checker);
  return {
    name: symbol.name,
    description: docs.description,
    ...(docs.default !== undefined && { default: quoteElement(docs.default) }),
    ...(docs.deprecation && { deprecation: docs.deprecation }),
  };
}

/** Packages write names of elements with or without quotes. `null` and `undefined` mean that there is no default. */
function quoteElement(text: string): string {
  return /^(?!null$|undefined$)[a-z][a-z0-9]*$/.test(text) ? `'${text}'` : text;
}
