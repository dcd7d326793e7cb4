import type ts from 'typescript';
import { readDocs } from '../docs/read-docs';
import type { ComponentDocument } from '../document';
import type { PublicExport } from '../exports/collect-exports';
import { scriptTextOf } from '../program/script-beside';
import { extractClasses } from './extract-classes';
import { extractHead } from './extract-head';
import { extractShape } from './extract-shape';
import { extractStyleHooks } from './extract-style-hooks';
import type { Extraction } from './extraction';
import { findInternal } from './find-internal';
import { readLinks } from './read-links';

/** The document of a component that is one piece. */
export function extractComponent(found: PublicExport, extraction: Extraction): ComponentDocument {
  const { checker } = extraction;
  const { name, symbol } = found;
  const { inherits, description } = readLinks(readDocs(symbol, checker).description);
  const classes = extractClasses(name, extraction);
  const { shape, unresolved } = extractShape(
    checker.getTypeOfSymbol(symbol),
    { owner: name, description, script: scriptTextOf(symbol) },
    extraction,
  );
  const themeName = readThemeName(symbol);
  const internal = findInternal(found, shape.props, extraction);
  return {
    kind: 'component',
    ...extractHead(found, extraction),
    ...(internal && { internal }),
    unresolved,
    ...(themeName !== undefined && { themeName }),
    ...(inherits && { inherits: { name: inherits.name, ...target(inherits, extraction) } }),
    ...shape,
    slots: shape.slots.map((slot) => {
      const className = classes.find(({ key }) => key === slot.name)?.className;
      return className === undefined ? slot : { ...slot, className };
    }),
    classes,
    ...extractStyleHooks([name], extraction),
    parts: [],
  };
}

function target({ name, href }: { name: string; href: string }, extraction: Extraction) {
  const slug = extraction.slugOf(name);
  return slug === undefined ? { href } : { slug };
}

/** The key under which a component looks for its default props in the theme. */
function readThemeName(symbol: ts.Symbol): string | undefined {
  const calls = /use(?:Theme|Default)Props\)?\(\{[^}]*?name:\s*['"](\w+)['"]/;
  return calls.exec(scriptTextOf(symbol))?.[1];
}
