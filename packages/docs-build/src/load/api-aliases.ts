import type { ApiDocument } from 'react-api-docs/document';
import type { ApiPageFile } from './product-api';

/** Another name of an export, with the place on the page that describes it. */
export interface PlacedAlias {
  readonly name: string;
  readonly slug: string;
  /** Name of the part, if the alias is one of a part. */
  readonly part?: string;
}

/** Lists the other names of an export, and those of its parts. */
export function listAliases(document: ApiDocument): PlacedAlias[] {
  const parts = document.kind === 'component' ? document.parts : [];
  return [
    ...(document.aliases ?? []),
    ...parts.flatMap(({ name: part, aliases = [] }) =>
      aliases.map((alias) => ({ ...alias, part })),
    ),
  ];
}

/** Returns the anchor of a part, which is also the prefix of the anchors of its rows. */
export function partIdOf(name: string): string {
  return name.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, '-').toLowerCase();
}

/** Returns where a page describes an alias: the page, or the section of a part. */
export function addressOfAlias(pathname: string, { part }: PlacedAlias): string {
  return part === undefined ? pathname : `${pathname}#${partIdOf(part)}`;
}

/** Redirects the addresses that the aliases of an API reference would have. A page at an address comes first. */
export function redirectAliases(
  folder: string,
  pages: readonly ApiPageFile[],
): { readonly from: string; readonly to: string }[] {
  const taken = new Set(pages.map(({ pathname }) => pathname));
  return pages.flatMap(({ document, pathname }) =>
    listAliases(document).flatMap((alias) => {
      const from = `${folder}/${alias.slug}`;
      if (taken.has(from)) return [];
      taken.add(from);
      return [{ from, to: addressOfAlias(pathname, alias) }];
    }),
  );
}
