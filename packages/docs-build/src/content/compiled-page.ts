import type { CompiledContent } from './types';

/** A compiled page of the app, without its demos. */
export interface CompiledPage {
  readonly pathname: string;
  readonly language: string;
  /** From the repository's root. */
  readonly sourceFile: string;
  readonly content: CompiledContent;
}
