import type { CompiledContent } from './types';

/** A page of the app, compiled, its demos not yet in place. */
export interface CompiledPage {
  readonly pathname: string;
  readonly language: string;
  /** From the repository's root. */
  readonly sourceFile: string;
  readonly content: CompiledContent;
}
