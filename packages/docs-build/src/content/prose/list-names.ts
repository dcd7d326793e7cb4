import { generalNames } from './general-names';

/** What an app knows of names. */
export interface NameSources {
  readonly products: readonly {
    readonly identity: { readonly name: string; readonly metadata: string };
  }[];
  /** Of the API reference: what the packages export. */
  readonly apis: readonly {
    readonly pages: readonly { readonly document: { readonly name: string } }[];
  }[];
}

/**
 * What keeps its capitals in the headings of an app: products, exported names in their two forms, `NumberField` and
 * Number Field, and what has a name everywhere.
 */
export function listNames({ products, apis }: NameSources): ReadonlySet<string> {
  const exported = apis.flatMap(({ pages }) => pages.map(({ document }) => document.name));
  return new Set([
    ...generalNames,
    ...products.flatMap(({ identity }) => [identity.name, identity.metadata]),
    ...exported.flatMap((name) => [name, name.replace(/(?<=[a-z])(?=[A-Z])/g, ' ')]),
  ]);
}
