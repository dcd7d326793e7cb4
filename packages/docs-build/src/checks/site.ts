import type { Diagnostic } from 'diagnostics';
import type { ParsedAsset } from './parse/parse-asset';
import type { ParsedPage } from './parse/types';
import type { SourceIndex } from './source-index';
import type { LibraryShare } from '../lib/library-share';

/** A redirect that a product publishes. */
export interface SiteRedirect {
  /** With language prefix and trailing slash. May have an anchor. */
  readonly to: string;
  /** The manifest with the redirect, from the site's root, and the path in it. */
  readonly file: string;
  readonly path: string;
}

/** The assembled site. Paths of files start at the site's root, with `/`. */
export interface Site {
  /** By file. */
  readonly pages: ReadonlyMap<string, ParsedPage>;
  /** Scripts and stylesheets, by file. */
  readonly assets: ReadonlyMap<string, ParsedAsset>;
  /** Bytes of each file as it is sent: compressed if the server compresses it. */
  readonly transferBytes: ReadonlyMap<string, number>;
  readonly sources: SourceIndex;
  /** Published redirects: the new path by the old path with its trailing slash. */
  readonly redirects: ReadonlyMap<string, SiteRedirect>;
  /** The shares of libraries in the weight of pages, by product. */
  readonly libraryShares: readonly LibraryShare[];
}

/** Checks one page of the site. */
export type PageCheck = (page: ParsedPage, site: Site) => readonly Diagnostic[];
