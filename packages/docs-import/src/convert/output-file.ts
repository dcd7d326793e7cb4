import type { SourceLocation } from '../types';

/** A file to write into the app. */
export interface OutputFile {
  /** Path in the app, with `/`. */
  readonly path: string;
  readonly content: string | Uint8Array;
  /** Location of its source. */
  readonly location: SourceLocation;
}
