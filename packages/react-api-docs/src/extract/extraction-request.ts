import type { ParsedFiles } from '../program/create-virtual-program';

/** Selects what is documented. */
export interface ExtractionRequest {
  /** One npm package, or several that extend each other, the base package first. */
  readonly packages: readonly string[];
  /** Exported types that also get a page. */
  readonly interfaces?: readonly string[];
  /** Events that get one page: the type of their names, and the function type of their listeners. */
  readonly events?: { readonly names: string; readonly listener: string };
  /** Exported functions that get one page: its name, and how their names end. */
  readonly selectors?: { readonly name: string; readonly ending: string };
  /** Only these; by default all that is exported, and the interfaces. */
  readonly only?: readonly string[];
  /** Folder whose dependencies contain the packages. */
  readonly fromFolder: string;
  /** Cache of parsed files, shared by programs. */
  readonly parsed?: ParsedFiles;
}
