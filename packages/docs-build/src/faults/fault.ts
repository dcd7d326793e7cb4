/** One thing that an author must mend: where it stands, what is there, what should be, and what to do. */
export interface Fault {
  /** Path from the repository's root, with `/`. */
  readonly file: string;
  /** From 1. */
  readonly line?: number;
  /** Place inside the file's data: `pages[2].children[0].newFeture`. */
  readonly path?: string;
  readonly found: string;
  readonly expected: string;
  readonly fix: string;
}
