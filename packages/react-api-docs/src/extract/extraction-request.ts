import type { ParsedFiles } from '../program/create-virtual-program';

/** What to document. */
export interface ExtractionRequest {
  /** One npm package, or several that build on each other: the basic one first. */
  readonly packages: readonly string[];
  /** Exported types that get a page besides components and hooks. */
  readonly interfaces?: readonly string[];
  /** Only these; by default all that is exported, and the interfaces. */
  readonly only?: readonly string[];
  /** A folder that has the packages among its dependencies. */
  readonly fromFolder: string;
  /** Files that an earlier program has parsed; this one adds its own. */
  readonly parsed?: ParsedFiles;
}
