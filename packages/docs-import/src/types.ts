import type { Root } from 'mdast';
import type { ImportReport, SourcePlace } from './report';

export type { SourcePlace } from './report';

/** A documentation as a format describes it, before its addresses and files are those of the app. */
export interface SourceSite {
  /** Absolute. Places in the report are relative to it. */
  readonly sourceDir: string;
  readonly pages: readonly SourcePage[];
  readonly navigation: readonly SourceEntry[];
  readonly redirects: readonly SourceRedirect[];
  /** Folders whose files have the address of their path: `static/`, `public/`. Absolute. */
  readonly staticDirs: readonly string[];
  /** The first part of all addresses: `/x`. Empty for the root of a site. */
  readonly basePath: string;
  /** Origin of the documentation on the web: `https://example.com`. */
  readonly siteUrl?: string | undefined;
}

/** A page in one language. */
export interface SourcePage {
  /** Absolute. */
  readonly file: string;
  readonly language: string;
  /** Address without language, trailing slash and origin: `/x/react-data-grid/columns`. */
  readonly address: string;
  readonly title: string;
  readonly navigationTitle?: string | undefined;
  readonly description?: string | undefined;
  /** Front matter that the platform has too. */
  readonly fields: SourceFields;
  /** Markdown and components of the platform. Links, images and demos are those of the source. */
  readonly root: Root;
  /** Number of lines before the first line that `root` counts. */
  readonly lineOffset: number;
  /** Returns the id that the old site gives a heading. Called once for each heading, in order. */
  readonly createOldId: () => (text: string) => string;
}

/** Front matter that the platform has too. */
export interface SourceFields {
  readonly components?: readonly string[] | undefined;
  readonly githubSource?: string | undefined;
  readonly waiAria?: string | undefined;
}

/** Markers of an entry of the navigation. */
export interface EntryMarkers {
  readonly plan?: 'pro' | 'premium' | undefined;
  readonly newFeature?: boolean | undefined;
  readonly planned?: boolean | undefined;
  readonly unstable?: boolean | undefined;
  readonly beta?: boolean | undefined;
  readonly legacy?: boolean | undefined;
}

/** An entry of the navigation with an old address, or a group. */
export interface SourceEntry extends EntryMarkers {
  /** Address of a page, URL of another site, or undefined for a group without a page. */
  readonly address?: string | undefined;
  readonly title?: string | undefined;
  readonly subheader?: string | undefined;
  readonly children?: readonly SourceEntry[] | undefined;
  readonly linkProps?: Readonly<Record<string, string>> | undefined;
  readonly place: SourcePlace;
}

/** An address that the old site sends on. */
export interface SourceRedirect {
  readonly from: string;
  /** An address, with an anchor or not, or the URL of another site. */
  readonly to: string;
  readonly place: SourcePlace;
}

/** Options that all formats have. */
export interface ReadOptions {
  /** Absolute. */
  readonly sourceDir: string;
  readonly report: ImportReport;
  /** Overrides the base path that the source names. */
  readonly basePath?: string | undefined;
  readonly siteUrl?: string | undefined;
}
