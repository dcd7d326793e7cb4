import type { PublicConfig } from 'docs-shell/config';
import type { FontStyleName } from 'docs-shell/fonts';
import type { ShellAssets } from 'docs-shell/page-document';
import type { PageStyleName } from 'docs-shell/page-styles';
import type { ServerModule } from '../demos/server-entry';

/** What the pages of a dev session take from the Vite server. */
export interface DevServerContext {
  readonly appDir: string;
  /** Origin of the Vite server. */
  readonly origin: string;
  readonly assets: ShellAssets;
  /** Stylesheets of fonts by name. */
  readonly fonts: Readonly<Record<FontStyleName, string>>;
  /** Stylesheets of content components by name. */
  readonly styles: Readonly<Record<PageStyleName, string>>;
  readonly config: PublicConfig;
  readonly runtimeUrl: string;
  readonly sharedStylesUrl: string;
  loadServer(): Promise<ServerModule>;
  /** Stylesheets that a demo imports, once the server has rendered it: absolute files. */
  findStylesheets(demoFile: string): readonly string[];
  /** Where the browser finds a stylesheet of `findStylesheets`. */
  stylesheetUrl(file: string): string;
  /** Is told whether a demo renders, each time that it is rendered on the server. */
  onDemoRendered(id: string, error: Error | undefined): void;
}
