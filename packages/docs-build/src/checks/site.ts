import type { Diagnostic } from 'diagnostics';
import type { ParsedAsset } from './parse/parse-asset';
import type { ParsedPage } from './parse/types';
import type { SourceIndex } from './source-index';

/** A redirect that a product publishes. */
export interface SiteRedirect {
  /** With language prefix and slash; may end with an anchor. */
  readonly to: string;
  /** The manifest that says so, from the site's root, and the place in it. */
  readonly file: string;
  readonly path: string;
}

/** The assembled site, as the checks see it. Files are named from the site's root, with `/`. */
export interface Site {
  /** By file. */
  readonly pages: ReadonlyMap<string, ParsedPage>;
  /** Scripts and stylesheets, by file. */
  readonly assets: ReadonlyMap<string, ParsedAsset>;
  /** Bytes that travel, by file: compressed where the server compresses. All files of the site. */
  readonly transferBytes: ReadonlyMap<string, number>;
  readonly sources: SourceIndex;
  /** Published redirects: the new path by the old path with its trailing slash. */
  readonly redirects: ReadonlyMap<string, SiteRedirect>;
}

/** Looks at one page. The site answers what lies beyond it. */
export type PageCheck = (page: ParsedPage, site: Site) => readonly Diagnostic[];
