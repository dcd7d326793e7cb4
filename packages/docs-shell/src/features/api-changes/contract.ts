/** What the markup of the page of changes and its browser code agree on. */

/** What a change means for an application that upgrades. */
export const changeEffects = ['breaking', 'new', 'deprecated', 'changed'] as const;
export type ChangeEffect = (typeof changeEffects)[number];

/** Id of the form that chooses changes. Its fields are named `from`, `to` and `show`. */
export const changesFormId = 'd-changes';
/** On the form: the package whose versions the fields name. */
export const changesPackageAttribute = 'data-package';
/** On rows: the effect of the change. */
export const effectAttribute = 'data-effect';
/** On rows that the form excludes: the stylesheet hides them. */
export const excludedAttribute = 'data-excluded';
/** On codemods: the export that each is about. They are shown with a row of that export. */
export const codemodOfAttribute = 'data-codemod-of';
/** On groups of rows: the export. */
export const changesOfAttribute = 'data-changes-of';
/** On the button that remembers the version to upgrade from as the reader’s. */
export const rememberAttribute = 'data-remember';
/** On the field for a package.json. */
export const packageFileAttribute = 'data-package-file';
/** On the status of the form: what it says after the versions are stored, and if a file names none. */
export const rememberedAttribute = 'data-remembered';
export const noVersionAttribute = 'data-no-version';
