import type { ChangeEffect } from './contract';

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

/** The page of all changes of the API of a product. */
export interface ChangesView {
  readonly packageName: string;
  /** Versions that a reader can upgrade from and to, newest first. */
  readonly versions: readonly ChangeVersionView[];
  readonly groups: readonly ChangeGroupView[];
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
