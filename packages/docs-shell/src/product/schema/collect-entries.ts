import { isExternal, normalizePathname } from '../../routing';
import { formatPath } from 'diagnostics/zod';
import { isRecord } from '../../lib/is-record';
import { listOf } from './list-of';

/** An entry of the navigation with its place in the definition, read from unchecked data. */
export interface LocatedEntry {
  /** `pages[2].children[0]` */
  readonly path: string;
  /** The pathname as written. */
  readonly source: string;
  /** The pathname without trailing slash. External URLs are unchanged. */
  readonly pathname: string;
  readonly isExternal: boolean;
  /** Whether the entry needs a page file: it is not a group, subheader, planned or external. */
  readonly needsPage: boolean;
  /** Whether the entry has a title of its own. */
  readonly hasTitle: boolean;
}

/** Returns all entries of a definition in the order of the navigation. */
export function collectEntries(definition: unknown): readonly LocatedEntry[] {
  return isRecord(definition) ? walk(definition.pages, ['pages']) : [];
}

function walk(entries: unknown, path: readonly PropertyKey[]): LocatedEntry[] {
  return listOf(entries).flatMap((entry, index) => {
    if (!isRecord(entry)) return [];
    const place = [...path, index];
    return [...readEntry(entry, place), ...walk(entry.children, [...place, 'children'])];
  });
}

function readEntry(
  entry: Readonly<Record<PropertyKey, unknown>>,
  path: readonly PropertyKey[],
): LocatedEntry[] {
  const { pathname: source, children, planned, subheader, title } = entry;
  if (typeof source !== 'string') return [];
  const external = isExternal(source);
  const isGroup = listOf(children).length > 0;
  return [
    {
      path: formatPath(path),
      source,
      pathname: external ? source : normalizePathname(source),
      isExternal: external,
      needsPage: !external && !isGroup && subheader === undefined && planned !== true,
      hasTitle: typeof title === 'string' && title !== '',
    },
  ];
}
