import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type ts from 'typescript';
import { readDocs } from '../docs/read-docs';
import type { ComponentDocument, Prop } from '../document';
import type { PublicExport } from '../exports/public-export';
import { TypeCollector } from '../named-types/type-collector';
import { scriptBeside, scriptTextOf } from '../program/script-beside';
import { extractClasses } from './extract-classes';
import { extractHead } from './extract-head';
import { extractShape } from './extract-shape';
import { extractStyleHooks } from './extract-style-hooks';
import type { Extraction } from './extraction';
import { readLinks } from './read-links';
import { hasOwnSubpath } from './write-imports';

/** Extracts the document of a component without parts. */
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
    (prop) => prop.description !== '' && !commonProps.has(prop.name),
  ).length;
  if (extraction.slotDefaults.has(name) && described * 2 <= props.length) return 'part';
  return described === 0 && isHidden(found, extraction) ? 'part' : undefined;
}

/** Props that almost every component has. */
const commonProps = new Set(['children', 'className', 'classes', 'component', 'sx']);

/** Providers and exports with a subpath of their own are public even without a description. */
function isHidden(found: PublicExport, extraction: Extraction): boolean {
  return !found.name.endsWith('Provider') && !hasOwnSubpath(found, extraction);
}

/** Returns the key of a component's default props in the theme: `MuiButton`. */
function readThemeName(symbol: ts.Symbol): string | undefined {
  const file = symbol.declarations?.[0]?.getSourceFile().fileName;
  const script = file === undefined ? undefined : scriptBeside(file);
  if (script === undefined) return undefined;
  for (const text of readScripts(script)) {
    const [, quoted, variable] = themeCall.exec(text) ?? [];
    if (quoted !== undefined) return quoted;
    const assigned = new RegExp(`\\b${variable}\\s*=\\s*['"](Mui\\w+)['"]`).exec(text);
    if (variable !== undefined && assigned) return assigned[1];
  }
  return undefined;
}

const themeCall =
  /(?:use(?:Theme|Default)Props\w*|getThemeProps)\)?\(\{[^}]*?\bname:\s*(?:['"](\w+)['"]|(\w+))/;

/**
 * Returns the script, and the imported files of the package that prepare its props or create it: `useDataGridProps`,
 * `createContainer`.
 */
function readScripts(script: string): string[] {
  const text = readFileSync(script, 'utf8');
  const imported = [
    ...text.matchAll(/['"](\.[\w./]*\/(?:use\w+Props|create[A-Z]\w+))(?:\.m?js)?['"]/g),
  ];
  const extension = path.extname(script);
  return [
    text,
    ...imported
      .map(([, specifier = '']) => path.resolve(path.dirname(script), specifier + extension))
      .filter((file) => existsSync(file))
      .map((file) => readFileSync(file, 'utf8')),
  ];
}
