import type { Diagnostic } from 'diagnostics';
import type { PublicConfig } from 'docs-shell/config';
import type { FontStyleName } from 'docs-shell/fonts';
import type { ShellAssets } from 'docs-shell/page-document';
import type { PageStyleName } from 'docs-shell/page-styles';
import type { ServerModule } from '../demos/server-entry';
import type { FindOtherTargets } from '../links/other-targets';
import type { RenderedDemos } from './rendered-demos';

/** The parts of the Vite server that the pages of a dev session use. */
export interface DevServerContext {
  readonly appDir: string;
  /** Absolute folder of all caches. */
  readonly cacheDir: string;
  readonly assets: ShellAssets;
  /** Stylesheets of fonts by name. */
  readonly fonts: Readonly<Record<FontStyleName, string>>;
  /** Stylesheets of content components by name. */
  readonly styles: Readonly<Record<PageStyleName, string>>;
  readonly config: PublicConfig;
  readonly runtimeUrl: string;
  readonly sharedStylesUrl: string;
  /** Code of style variants by name of the file, as far as pages that were opened have it. */
  readonly styledCode: Map<string, string>;
  /** Demos that are not rendered on the server, as far as pages with them were shown. */
  readonly browserOnlyDemos: Set<string>;
  readonly renderedDemos: RenderedDemos;
  /** Finds the products that links lead into. */
  readonly findOtherTargets: FindOtherTargets;
  loadServer(): Promise<ServerModule>;
  /** Returns the absolute files of the stylesheets that a rendered demo imports. */
  findStylesheets(demoFile: string): readonly string[];
  /** Returns the URL of a stylesheet of `findStylesheets`. */
  stylesheetUrl(file: string): string;
  /** Called after each server render of a demo. */
  onDemoRendered(id: string, problems: readonly Diagnostic[]): void;
}
