import type ts from 'typescript';
import { readDocs } from '../docs/read-docs';
import type { ComponentDocument, Prop } from '../document';
import type { PublicExport } from '../exports/collect-exports';
import { scriptTextOf } from '../program/script-beside';
import { extractClasses } from './extract-classes';
import { extractHead } from './extract-head';
import { extractShape } from './extract-shape';
import { extractStyleHooks } from './extract-style-hooks';
import type { Extraction } from './extraction';
import { readLinks } from './read-links';
import { hasOwnSubpath } from './write-imports';

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

/**
 * What an export is that the package says nothing about: an icon, or a piece of another component,
 * which is a styled part (`SliderRail`), what a slot holds (`GridRow`), or something whose props are
 * not described either (`GridRoot`). A package that describes an export, or most props of what a slot
 * holds (`GridFilterPanel`), wants it to be found.
 */
function findInternal(
  found: PublicExport,
  props: readonly Prop[],
  extraction: Extraction,
): ComponentDocument['internal'] {
  const { name, symbol } = found;
  if (readDocs(symbol, extraction.checker).description !== '') return undefined;
  const file = symbol.declarations?.[0]?.getSourceFile().fileName;
  if (file === undefined) return undefined;
  if (/\/icons?(\/index)?\.d\.m?ts$/.test(file) || /Icon$/.test(name)) return 'icon';
  const owner = extraction.ownerOf(file);
  if (owner !== undefined && owner !== name) return 'part';
  const described = props.filter(
    (prop) => prop.description !== '' && !common.has(prop.name),
  ).length;
  if (extraction.slotDefaults.has(name) && described * 2 <= props.length) return 'part';
  return described === 0 && isHidden(found, extraction) ? 'part' : undefined;
}

/** Props that say nothing of the component that takes them. */
const common = new Set(['children', 'className', 'classes', 'component', 'sx']);

/** A provider is for readers even when nothing is said of it, and so is what has a subpath. */
function isHidden(found: PublicExport, extraction: Extraction): boolean {
  return !found.name.endsWith('Provider') && !hasOwnSubpath(found, extraction);
}
