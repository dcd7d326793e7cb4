import type { Root } from 'mdast';
import type { ImportReport, SourceLocation } from './report';

export type { SourceLocation } from './report';

/** A documentation in its source format, with the addresses and files of the old site. */
export interface SourceSite {
  /** Absolute. Paths in the report are relative to it. */
  readonly sourceDir: string;
  readonly pages: readonly SourcePage[];
  readonly navigation: readonly SourceEntry[];
  readonly redirects: readonly SourceRedirect[];
  /** Absolute folders whose files are served at their path: `static/`, `public/`. */
  readonly staticDirs: readonly string[];
  /** The first part of all addresses: `/x`. Empty for the root of a site. */
  readonly basePath: string;
  /** Origin of the documentation on the web: `https://example.com`. */
  readonly siteUrl?: string | undefined;
  /** Versions that are not imported, newest first. */
  readonly versions?: readonly SourceVersion[] | undefined;
}

/** A version that stays on the old site. */
export interface SourceVersion {
  readonly label: string;
  /** Address of its root: `/docs/1.0`. */
  readonly address: string;
  /** Paths of its pages below the root, `''` for the root itself. */
  readonly paths: readonly string[];
  readonly location: SourceLocation;
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
  /** Front matter fields that the platform supports. */
  readonly fields: SourceFields;
  /** The converted tree. Its links, images and demos still refer to the source. */
  readonly root: Root;
  /** Number of lines before the first line that `root` counts. */
  readonly lineOffset: number;
  /** Returns the id that the old site gives a heading. Called once for each heading, in order. */
  readonly createOldId: () => (text: string) => string;
}

/** Front matter fields that the platform supports. */
export interface SourceFields {
  readonly components?: readonly string[] | undefined;
  readonly githubSource?: string | undefined;
  readonly package?: string | undefined;
  readonly waiAria?: string | undefined;
}

/** Badges and plan of a navigation entry. */
export interface EntryBadges {
  readonly plan?: 'pro' | 'premium' | undefined;
  readonly newFeature?: boolean | undefined;
  readonly planned?: boolean | undefined;
  readonly unstable?: boolean | undefined;
  readonly beta?: boolean | undefined;
  readonly legacy?: boolean | undefined;
}

/** A navigation entry with an old address, or a group. */
export interface SourceEntry extends EntryBadges {
  /** Address of a page, URL of another site, or undefined for a group without a page. */
  readonly address?: string | undefined;
  readonly title?: string | undefined;
  readonly subheader?: string | undefined;
  readonly children?: readonly SourceEntry[] | undefined;
  readonly linkProps?: Readonly<Record<string, string>> | undefined;
  readonly location: SourceLocation;
}

/** A redirect of the old site. */
export interface SourceRedirect {
  readonly from: string;
  /** An address with an optional anchor, or the URL of another site. */
  readonly to: string;
  readonly location: SourceLocation;
}

/** Options that all formats have. */
export interface ReadOptions {
  /** Absolute. */
  readonly sourceDir: string;
  readonly report: ImportReport;
  /** Overrides the base path that the source names. */
  readonly basePath?: string | undefined;
  readonly siteUrl?: string | undefined;
  /** Name or label of the version to import. By default the one that readers see first. */
  readonly version?: string | undefined;
}
