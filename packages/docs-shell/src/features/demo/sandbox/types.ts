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
  /** URLs of the built stylesheets that the demo imports. */
  readonly stylesheets: readonly string[];
  /** By path of a CSS module: its class names in the built stylesheet. */
  readonly classNames: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Path of the file that exports the demo. */
  readonly entry: Readonly<Record<CodeVariant, string>>;
  readonly files: Readonly<Record<CodeVariant, SandboxFiles>>;
  /** Components whose props readers can change. Omitted if another demo of the page shows them, or none. */
  readonly controls?: readonly ComponentControls[];
}

/** A prop that readers can change without writing code. Values are code: `'small'`, `2`, `true`. */
export type PropControl = {
  readonly name: string;
  /** The value without the prop, if the package documents it. */
  readonly default?: string;
} & (
  | { readonly kind: 'boolean' | 'text' | 'number' }
  | { readonly kind: 'choice'; readonly values: readonly string[] }
);

/** The props of one component in a demo that readers can change. */
export interface ComponentControls {
  /** As its tag names it: `Button`, `Dialog.Root`. */
  readonly component: string;
  readonly props: readonly PropControl[];
}

/** Folder of a sandbox with the demo and the files that it imports. The files outside make it run. */
export const demoFolder = 'src/demo/';
