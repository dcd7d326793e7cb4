import ts from 'typescript';
import type { ComponentDocument } from '../document';
import { compareText } from '../text/compare-text';
import { collectProps, type ComponentProp } from './collect-props';
import { extractProp } from './extract-prop';
import { extractRef } from './extract-ref';
import { extractSlots } from './extract-slots';
import type { Extraction } from './extraction';
import { findElement } from './find-element';
import { findUnresolved } from './find-unresolved';
import { findOrigin, type Origin } from './find-origin';

type Shape = Pick<ComponentDocument, 'props' | 'accepts' | 'ref' | 'slots'>;

/** What the type of a component tells: of a whole one, or of a part of a compound one. */
export function extractShape(
  type: ts.Type,
  owner: string,
  extraction: Extraction,
): { readonly shape: Shape; readonly unresolved: ComponentDocument['unresolved'] } {
  const found = collectProps(type, extraction.checker).map((prop) => ({
    ...prop,
    origin: findOrigin(prop.symbol, owner, extraction),
  }));
  const listed = found.filter(({ origin }) => origin.kind === 'own' || origin.kind === 'component');
  const props = listed
    .map(({ symbol, required, origin }) =>
      extractProp(
        { symbol, required, inheritedFrom: origin.kind === 'component' ? origin.name : undefined },
        extraction,
      ),
    )
    .sort(compareProps);
  const shape = {
    props,
    accepts: groupAccepted(type, found, extraction.checker),
    ref: extractRef(type, extraction.checker),
    slots: extractSlots(found, extraction),
  };
  const symbols = listed.map(({ symbol }) => symbol);
  return { shape, unresolved: findUnresolved('props.', symbols, extraction) };
}

type Found = ComponentProp & { readonly origin: Origin };

function groupAccepted(type: ts.Type, found: readonly Found[], checker: ts.TypeChecker) {
  const ofElement = found.filter(({ origin }) => origin.kind === 'element');
  const element = ofElement.length > 0 ? findElement(type, checker) : undefined;
  const ofSystem = found.filter(({ origin }) => origin.kind === 'system');
  return [
    ...(ofElement.length > 0
      ? [
          {
            kind: 'element' as const,
            name: element ?? 'element',
            ...elementLink(element),
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
  ];
}

function elementLink(name: string | undefined) {
  return name && /^[a-z][a-z0-9]*$/.test(name)
    ? { href: `https://developer.mozilla.org/docs/Web/HTML/Reference/Elements/${mdnName(name)}` }
    : {};
}

function mdnName(name: string): string {
  return /^h[1-6]$/.test(name) ? 'Heading_Elements' : name;
}

function compareProps(
  a: { name: string; inheritedFrom?: string | undefined },
  b: { name: string; inheritedFrom?: string | undefined },
): number {
  const rank = ({ inheritedFrom }: typeof a) => (inheritedFrom === undefined ? 0 : 1);
  return rank(a) - rank(b) || compareText(a.name, b.name);
}
