/** What `docs new` was asked for. */
export interface NewApp {
  /** Id of the product, name of its folder in `apps/`, and its path: `garden-ui`. */
  readonly id: string;
  /** The npm package that it documents. */
  readonly packageName: string;
  readonly categoryId: string;
}

/** A first name for people, to be corrected by one: `garden-ui` → `Garden ui`. */
export function displayName({ id }: Pick<NewApp, 'id'>): string {
  const words = id.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
