import { generalNames } from './general-names';

/** Sources of names of an app. */
export interface NameSources {
  readonly products: readonly {
    readonly identity: { readonly name: string; readonly metadata: string };
  }[];
  /** API documents, whose names the packages export. */
  readonly apis: readonly {
    readonly pages: readonly { readonly document: { readonly name: string } }[];
  }[];
}

/**
 * Returns the names that keep their capitals in the headings of an app: products, exports in both forms (`NumberField`
 * and Number Field), and general names.
 */
export function listNames({ products, apis }: NameSources): ReadonlySet<string> {
  const exported = apis.flatMap(({ pages }) => pages.map(({ document }) => document.name));
  return new Set([
    ...generalNames,
    ...products.flatMap(({ identity }) => [identity.name, identity.metadata]),
    ...exported.flatMap((name) => [name, name.replace(/(?<=[a-z])(?=[A-Z])/g, ' ')]),
  ]);
}
