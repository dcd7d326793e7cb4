/** What the markup of the page of changes and its browser code agree on. */

/** The kinds of steps of an upgrade, in their order. */
export type UpgradeStepKind = 'install' | 'codemods' | 'breaking' | 'deprecated' | 'changed';

/** Titles of steps by kind, with `{version}`. */
export type StepTitles = Readonly<Record<UpgradeStepKind, string>>;

/** Id of the form that chooses changes. Its fields are named `from`, `to`, `of` and `show`. */
export const changesFormId = 'd-changes';
/** On the form: the package whose versions the fields name. */
export const changesPackageAttribute = 'data-package';
/** On rows: the effect of the change. */
export const effectAttribute = 'data-effect';
/** On rows of removals: the later version that added the same again, encoded. */
export const returnedInAttribute = 'data-returned-in';
/** On rows that the form excludes: the stylesheet hides them. */
export const excludedAttribute = 'data-excluded';
/** On codemods: the export that each is about. */
export const codemodOfAttribute = 'data-codemod-of';
/** On groups of rows: the export. */
export const changesOfAttribute = 'data-changes-of';
/** On the button that remembers the version to upgrade from as the reader’s. */
export const rememberAttribute = 'data-remember';
/** On the field for a package.json. */
export const packageFileAttribute = 'data-package-file';
/** Id of the fold with the steps of an upgrade. They are hidden until the reader chooses a version to upgrade from. */
export const upgradeId = 'd-upgrade';
/** On that element: the titles of steps as JSON, by kind. */
export const stepTitlesAttribute = 'data-titles';
/** On the status of the form: what it says if components are unknown, with `{names}`. */
export const unknownNamesAttribute = 'data-unknown-names';
/** On the status of the form: what it says if no change is chosen. */
export const noChangesAttribute = 'data-no-changes';
/** On the status of the form: what it says after the versions are stored, and if a file names none. */
export const rememberedAttribute = 'data-remembered';
export const noVersionAttribute = 'data-no-version';
/** Id of the box with the table of changes. It is hidden while a long history shows its summary. */
export const changesRowsId = 'd-changes-rows';
/** Id of the summary of a long history: a row for each version, with a link to the page that has its changes. */
export const changesSummaryId = 'd-changes-summary';
/** On the summary: the names of all exports with changes, separated by spaces. */
export const knownNamesAttribute = 'data-known-names';
