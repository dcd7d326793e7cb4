import type { ApiPageFacts, FrontMatter, Heading, SourceLink } from 'docs-shell/page-document';
import type { Diagnostic } from 'diagnostics';
import type { ImageFile } from './images';

/** A demo as a page refers to it. */
export interface DemoReference {
  /** Path below `demos/`, with `/`. */
  readonly file: string;
  readonly title: string;
  /** Minimum height of the demo in pixels, reserved before hydration. */
  readonly height?: number;
  readonly line: number;
  /** Whether the demo is part of the page rather than an example: it has no frame, toolbar and code. */
  readonly isBare?: true;
  /** Whether the demo is not hydrated before the reader turns to it. */
  readonly isOnIntent?: true;
  /** Whether the demo is not rendered on the server. Its height is reserved. */
  readonly isBrowserOnly?: true;
  /** Height in pixels. Set if the demo is shown in a document of its own. */
  readonly frameHeight?: number;
}

/** Compiled content: HTML with gaps for demos. */
export interface CompiledContent {
  readonly frontMatter: FrontMatter;
  /** HTML before the first demo, between demos, and after the last: one more than there are demos. */
  readonly segments: readonly string[];
  /** The same content as plain markdown, in the same number of parts. */
  readonly markdown: readonly string[];
  readonly demos: readonly DemoReference[];
  /** Ids that a link can target, except those of demos. */
  readonly anchors: readonly string[];
  readonly headings: readonly Heading[];
  readonly links: readonly SourceLink[];
  readonly images: readonly ImageFile[];
  /** Only for generated pages of the API reference. */
  readonly api?: ApiPageFacts;
  readonly diagnostics: readonly Diagnostic[];
  /** Problems that do not stop the build. `docs check` reports them. */
  readonly deferred?: readonly Diagnostic[];
}
