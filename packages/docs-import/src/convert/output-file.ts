import type { SourcePlace } from '../types';

/** A file to write into the app. */
export interface OutputFile {
  /** Path in the app, with `/`. */
  readonly path: string;
  readonly content: string | Uint8Array;
  /** What it was made from. */
  readonly place: SourcePlace;
}
