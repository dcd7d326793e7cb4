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

/** Extracts the document of a component without parts. */
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

/** Returns the key of a component's default props in the theme. */
function readThemeName(symbol: ts.Symbol): string | undefined {
  const calls = /use(?:Theme|Default)Props\)?\(\{[^}]*?name:\s*['"](\w+)['"]/;
  return calls.exec(scriptTextOf(symbol))?.[1];
}

/**
 * Classifies an export that the package does not describe: an icon, or a part of another component. Parts are styled
 * parts (`SliderRail`), the contents of slots (`GridRow`), and components whose props are not described either
 * (`GridRoot`). An export is public if the package describes it, or most props of a slot's content (`GridFilterPanel`).
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

/** Props that almost every component has. */
const common = new Set(['children', 'className', 'classes', 'component', 'sx']);

/** Providers and exports with a subpath of their own are public even without a description. */
function isHidden(found: PublicExport, extraction: Extraction): boolean {
  return !found.name.endsWith('Provider') && !hasOwnSubpath(found, extraction);
}
