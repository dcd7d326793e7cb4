import type { ComponentDocument, Prop } from '../document';
import type { PublicExport } from '../exports/collect-exports';
import { readDocs } from '../docs/read-docs';
import type { Extraction } from './extraction';
import { hasOwnSubpath } from './write-imports';

/**
 * What an export is that the package says nothing about: an icon, or a piece of another component,
 * which is a styled part (`SliderRail`), what a slot holds (`GridRow`), or something whose props are
 * not described either (`GridRoot`). A package that describes an export, or most props of what a slot
 * holds (`GridFilterPanel`), wants it to be found.
 */
export function findInternal(
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
