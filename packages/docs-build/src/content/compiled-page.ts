import type { PageSlots } from 'docs-shell/page-document';
import type { CompiledContent } from './types';

/** A compiled page of the app, without its demos. */
export interface CompiledPage {
  readonly pathname: string;
  readonly language: string;
  /** From the repository's root. */
  readonly sourceFile: string;
  readonly content: CompiledContent;
  /** What the product adds to the layout of the page. */
  readonly slots?: PageSlots;
  /** Targets of the links in it, each of them a whole address. */
  readonly slotLinks?: readonly string[];
}
