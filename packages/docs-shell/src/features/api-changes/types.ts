import type { ChangeEffect } from './change-effects';

/** A version: as it is shown, and as `encodeVersion` writes it. */
export interface ChangeVersionView {
  readonly text: string;
  readonly code: string;
}

/** One change of the API of a package. */
export interface ChangeRowView {
  /** Anchor of the row. */
  readonly id: string;
  readonly version: ChangeVersionView;
  readonly effect: ChangeEffect;
  /** What changed: “prop”. */
  readonly kind: string;
  readonly name: string;
  /** Of a removal: the later version that added the same again, as `encodeVersion` writes it. */
  readonly returnedIn?: string;
  /** URL of what changed, if the current version has it. */
  readonly href?: string;
  /** HTML: what happened. */
  readonly html: string;
  /** HTML of a type or default before and after the change. */
  readonly before?: string;
  readonly after?: string;
}

/** The changes of one export of a package. */
export interface ChangeGroupView {
  readonly name: string;
  readonly href?: string;
  readonly rows: readonly ChangeRowView[];
}

/** A link to another page with changes. */
export interface ChangesLink {
  readonly href: string;
  readonly text: string;
}

/** A version in the summary of a long history. A version with parts of its own is listed once for each. */
export interface ChangesSummaryView {
  readonly link: ChangesLink;
  readonly code: string;
  /** Number of changes by effect. */
  readonly counts: Readonly<Record<ChangeEffect, number>>;
}

/** What the page of a long history shows instead of its changes. */
export interface SplitChangesView {
  /** Newest first. */
  readonly versions: readonly ChangesSummaryView[];
  /** Names of all exports with changes. */
  readonly names: readonly string[];
}

/** A page with a part of a long history. */
export interface ChangesPartView extends Pick<ChangesView, 'packageName' | 'groups'> {
  /** The page of the whole history. */
  readonly allHref: string;
  readonly previous?: ChangesLink;
  readonly next?: ChangesLink;
}

/** The page of all changes of the API of a product. */
export interface ChangesView {
  readonly packageName: string;
  /** Versions that a reader can upgrade from and to, newest first. */
  readonly versions: readonly ChangeVersionView[];
  /** Empty if the history is long: its parts have pages of their own. */
  readonly groups: readonly ChangeGroupView[];
  /** Set if the history is long. */
  readonly split?: SplitChangesView;
  /** Commands that change code for a new version, each with the export that it is about. */
  readonly codemods: readonly {
    readonly command: string;
    readonly of?: string;
    /** The version that needs it, as `encodeVersion` writes it. Omitted if it is for deprecated APIs. */
    readonly code?: string;
  }[];
  /** URL of the same as JSON. */
  readonly dataHref: string;
}
