import { readDocs } from '../docs/read-docs';
import type { ComponentDocument, Prop } from '../document';
import type { PublicExport } from '../exports/collect-exports';
import { TypeCollector } from '../named-types/type-collector';
import { scriptTextOf } from '../program/script-beside';
import { extractClasses } from './extract-classes';
import { extractHead } from './extract-head';
import { extractShape } from './extract-shape';
import { extractStyleHooks } from './extract-style-hooks';
import type { Extraction } from './extraction';
import { readLinks } from './read-links';
import { readThemeName } from './read-theme-name';

/** The document of a component that is one piece. */
export function extractComponent(found: PublicExport, known: Extraction): ComponentDocument {
  const types = new TypeCollector(known, found.symbol);
  const extraction = { ...known, types };
  const { checker } = extraction;
  const { name, symbol } = found;
  const { inherits, description } = readLinks(readDocs(symbol, checker).description);
  const classes = extractClasses(found, extraction);
  const { shape, unresolved } = extractShape(
    checker.getTypeOfSymbol(symbol),
    {
      owner: name,
      description,
      script: scriptTextOf(symbol),
      observation: extraction.observationOf(name),
    },
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
    ...types.list(),
  };
}

function target({ name, href }: { name: string; href: string }, extraction: Extraction) {
  const slug = extraction.slugOf(name);
  return slug === undefined ? { href } : { slug };
}
