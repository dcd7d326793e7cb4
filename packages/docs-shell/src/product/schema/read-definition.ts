import { findOwner } from '../../routing';
import type { ProductRoute, ProductTable } from '../../routing';
import { collectEntries } from './collect-entries';
import type { LocatedEntry } from './collect-entries';
import { isRecord } from '../../lib/is-record';
import { listOf } from './list-of';

/** The readable parts of a definition that may be invalid anywhere. */
export interface DefinitionView {
  readonly productId: string | undefined;
  /** Row of the product table. Undefined if the id is unknown. */
  readonly route: ProductRoute | undefined;
  /** Whether the definition has a `route`. If it is invalid, the product has no row. */
  readonly hasOwnRoute: boolean;
  readonly entries: readonly LocatedEntry[];
  /** Entries that are pages of this product. The others are links. */
  readonly ownEntries: readonly LocatedEntry[];
  readonly versions: readonly unknown[];
  readonly redirects: readonly unknown[];
}

/** Reads a definition that has not been validated. */
export function readDefinition(definition: unknown, table: ProductTable): DefinitionView {
  const { identity, versions, redirects, route: ownRoute } = isRecord(definition) ? definition : {};
  const id = isRecord(identity) ? identity.id : undefined;
  const productId = typeof id === 'string' ? id : undefined;
  const route = table.find((row) => row.productId === productId);
  const entries = collectEntries(definition);
  const isOwn = (entry: LocatedEntry) =>
    !entry.isExternal &&
    (route === undefined || findOwner(entry.pathname, table)?.route.productId === route.productId);
  return {
    productId,
    route,
    hasOwnRoute: ownRoute !== undefined,
    entries,
    ownEntries: entries.filter(isOwn),
    versions: listOf(versions),
    redirects: listOf(redirects),
  };
}
