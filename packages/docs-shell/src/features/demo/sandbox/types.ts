import type { CodeVariant } from '../../../theme/code-variant';

/** Text files by path from the project's root: `src/demo/BasicButtons.tsx`. */
export type ProjectFiles = Readonly<Record<string, string>>;

/**
 * A demo as a project of its own, in both languages: what `docs-build` writes beside the page, and the browser
 * fetches when a reader edits the demo or takes it elsewhere (SPEC CT-4).
 */
export interface DemoProject {
  readonly title: string;
  /** Address of the page's document that runs what the reader writes. */
  readonly playground: string;
  /** URLs of the finished style sheets that the demo imports. */
  readonly stylesheets: readonly string[];
  /** By path of a CSS module: its class names as they are in the finished sheet. */
  readonly classNames: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The file that holds the demo. */
  readonly entry: Readonly<Record<CodeVariant, string>>;
  readonly files: Readonly<Record<CodeVariant, ProjectFiles>>;
}

/** Folder of a project that holds the demo and what it imports; what is beside it makes it run. */
export const demoFolder = 'src/demo/';
