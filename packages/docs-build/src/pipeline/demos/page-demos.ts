import type { CollectedStyles } from 'docs-shell/demos';
import type { DemoCode, DemoStyles } from 'docs-shell/components';
import type { DemoModule } from 'docs-shell/page-document';

/** A demo with everything that its frame shows. */
export interface PreparedDemo extends Omit<DemoModule, 'module'> {
  /** URL of its module. Undefined for a demo that cannot be bundled; `html` then says why. */
  readonly module: string | undefined;
  /** Server-rendered HTML. Empty if the demo starts in the browser. */
  readonly html: string;
  /** HTML of its fallback without JavaScript, if it has one. */
  readonly fallback: string | undefined;
  /** Its source, highlighted: TypeScript, and JavaScript where that differs. */
  readonly code: readonly DemoCode[];
  /** Its code in other style variants, if it has any. */
  readonly styles?: DemoStyles;
  /** From the repository's root. */
  readonly sourceFile: string;
  /** Stylesheets that it imports. */
  readonly stylesheets: readonly DemoStylesheet[];
  /** URL of the JSON file for the editor and for sandbox services. Undefined in development. */
  readonly sandboxUrl?: string;
  /** Whether readers can change props of the demo. */
  readonly hasControls?: boolean;
}

/** A stylesheet that demos import, published once and linked by their pages. */
export interface DemoStylesheet {
  /** From the repository's root. */
  readonly sourceFile: string;
  /** Its source, highlighted. Undefined for a stylesheet that is not part of the demos. */
  readonly codeHtml: string | undefined;
  readonly url: string;
}

/** The source of a page's demos: a build, or the dev server. */
export interface PageDemos {
  /** Returns a demo by path below `demos/`. Throws if it does not exist, which `checkDemoFiles` reports first. */
  get(id: string): PreparedDemo;
  /** URL of the module that hydrates demos. */
  readonly runtime: string;
  /** URLs of the stylesheets that every page with demos links. */
  readonly stylesheets: readonly string[];
  collectStyles(ids: readonly string[]): CollectedStyles | undefined;
}
