import type { CollectedStyles } from 'docs-shell/demos';
import type { DemoCode } from 'docs-shell/components';
import type { DemoModule } from 'docs-shell/page-document';

/** A demo, ready to be framed. */
export interface PreparedDemo extends DemoModule {
  /** What the server rendered. */
  readonly html: string;
  /** What stands in its place without JavaScript, if that is something else. */
  readonly fallback: string | undefined;
  /** Its source, highlighted: TypeScript, and JavaScript where that differs. */
  readonly code: readonly DemoCode[];
  /** From the repository's root. */
  readonly sourceFile: string;
  /** Stylesheets that it imports. */
  readonly stylesheets: readonly DemoStylesheet[];
  /** URL of the JSON file for the editor and for sandbox services. Undefined in development. */
  readonly sandboxUrl?: string;
}

/** A stylesheet that demos import, published once and linked by their pages. */
export interface DemoStylesheet {
  /** From the repository's root. */
  readonly sourceFile: string;
  readonly codeHtml: string;
  readonly url: string;
}

/** Where a page takes its demos from: a finished build, or the dev server. */
export interface PageDemos {
  /** By path below `demos/`. Throws for a demo that does not exist: `findUnknownDemos` comes first. */
  get(id: string): PreparedDemo;
  /** URL of the module that makes demos interactive. */
  readonly runtime: string;
  /** Stylesheets that every page with demos links. */
  readonly stylesheets: readonly string[];
  collectStyles(ids: readonly string[]): CollectedStyles | undefined;
}
