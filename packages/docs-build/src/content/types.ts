import type { ApiPageFacts, FrontMatter, Heading, SourceLink } from 'docs-shell/page-document';
import type { Diagnostic } from 'diagnostics';
import type { ImageFile } from './images';
import type { PlacedSentence } from './prose/find-shared-sentences';

/** A demo as a page asks for it. */
export interface DemoReference {
  /** Path below `demos/`, with `/`. */
  readonly file: string;
  readonly title: string;
  /** Minimum height of the demo in pixels, reserved before hydration. */
  readonly height?: number;
  readonly line: number;
  /** A part of the page that works, and no example: no frame, no tools, no code. */
  readonly isBare?: true;
  /** In pixels; set where the demo is shown in a document of its own. */
  readonly frameHeight?: number;
}

/** Content, compiled: HTML with places left for demos. */
export interface CompiledContent {
  readonly frontMatter: FrontMatter;
  /** HTML before the first demo, between demos, and after the last: one more than there are demos. */
  readonly segments: readonly string[];
  /** The same content as plain markdown, in as many parts. */
  readonly markdown: readonly string[];
  readonly demos: readonly DemoReference[];
  /** Ids that a link may lead to, but for those of demos. */
  readonly anchors: readonly string[];
  readonly headings: readonly Heading[];
  readonly links: readonly SourceLink[];
  /** What an author wrote in English, to be compared with other pages. */
  readonly sentences: readonly PlacedSentence[];
  readonly images: readonly ImageFile[];
  /** Of a generated page of the API reference. */
  readonly api?: ApiPageFacts;
  readonly diagnostics: readonly Diagnostic[];
}
