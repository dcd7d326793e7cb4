import type { CodeVariant } from '../../../theme/code-variant';

/** Text files by path from the sandbox's root: `src/demo/BasicButtons.tsx`. */
export type SandboxFiles = Readonly<Record<string, string>>;

/**
 * A demo as a project that runs by itself, in both code variants. `docs-build` writes it as JSON beside the page. The
 * browser fetches it when a reader edits the demo or opens it in StackBlitz or CodeSandbox.
 */
export interface DemoSandbox {
  readonly title: string;
  /** URL of the playground's document. */
  readonly playground: string;
  /** URLs of the built style sheets that the demo imports. */
  readonly stylesheets: readonly string[];
  /** By path of a CSS module: its class names in the built style sheet. */
  readonly classNames: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Path of the file that exports the demo. */
  readonly entry: Readonly<Record<CodeVariant, string>>;
  readonly files: Readonly<Record<CodeVariant, SandboxFiles>>;
}

/** Folder of a sandbox with the demo and the files that it imports. The files outside make it run. */
export const demoFolder = 'src/demo/';
