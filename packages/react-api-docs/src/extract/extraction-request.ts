import type { ParsedFiles } from '../program/create-virtual-program';

/** A release of a package. */
export interface Release {
  readonly name: string;
  readonly version: string;
}

/** Selects what is documented. */
export interface ExtractionRequest {
  /** One npm package, or several that extend each other, the base package first. */
  readonly packages: readonly string[];
  /** Exported types that also get a page. */
  readonly interfaces?: readonly string[];
  /** Events that share one page: the type of their names, and the function type of their listeners. */
  readonly events?: { readonly names: string; readonly listener: string };
  /** Exported functions that share one page: the name of the page, and the suffix of their names. */
  readonly selectors?: { readonly name: string; readonly ending: string };
  /** URLs of guides by name of a type. Such types are not written out. */
  readonly guides?: Readonly<Record<string, string>>;
  /** Returns the tag of a release in the repository of the packages. `v1.2.0` by default. */
  readonly tagOf?: (release: Release) => string;
  /** Names of the only exports to document. By default, all exports and the interfaces. */
  readonly only?: readonly string[];
  /**
   * Leaves out names that the packages do not export, instead of an error, and renders no component. For earlier
   * versions of a package: the history of an API has neither.
   */
  readonly isEarlierVersion?: boolean;
  /** Folder whose dependencies contain the packages. */
  readonly fromFolder: string;
  /** Cache of parsed files, shared by programs. */
  readonly parsed?: ParsedFiles;
}
