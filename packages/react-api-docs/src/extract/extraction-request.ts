import type { ParsedFiles } from '../program/create-virtual-program';

/** Selects what is documented. */
export interface ExtractionRequest {
  /** One npm package, or several that extend each other, the base package first. */
  readonly packages: readonly string[];
  /** Exported types that also get a page. */
  readonly interfaces?: readonly string[];
  /** Names to document. By default all components and hooks, and `interfaces`. */
  readonly only?: readonly string[];
  /** Folder whose dependencies contain the packages. */
  readonly fromFolder: string;
  /** Cache of parsed files, shared by programs. */
  readonly parsed?: ParsedFiles;
}
