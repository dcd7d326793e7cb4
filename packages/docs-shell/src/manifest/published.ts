import type { ProductIdentity, Redirect, Version } from './types';

/** Version of the format below. A reader ignores a manifest whose version it does not know. */
export const publishedSchemaVersion = 1;

/** Name of the manifest's file below the product's root path. */
export const manifestFileName = 'docs-manifest.json';

/** A page as other apps may know it. */
export interface PublishedPage {
  /** Without language prefix and trailing slash; `/` for the root of the site. */
  readonly pathname: string;
  readonly title: string;
  /** Ids of its headings and demos, so that links into the product can be checked. */
  readonly anchors: readonly string[];
}

/**
 * What a product publishes for the others, as `<prefix>/docs-manifest.json` (SPEC MAN-6): apps deployed on
 * different days see each other's newest names and versions in it, and nothing else of each other.
 */
export interface PublishedManifest {
  readonly schemaVersion: typeof publishedSchemaVersion;
  /** Hash of the app's output: two builds of the same sources have the same. */
  readonly buildId: string;
  readonly identity: ProductIdentity;
  readonly categoryId: string;
  readonly rootPath: string;
  /** All languages that the product has addresses in; `en` always. */
  readonly languages: readonly string[];
  /** Whether search engines are asked to leave the product out. */
  readonly noindex?: boolean;
  readonly versions: readonly Version[];
  readonly pages: readonly PublishedPage[];
  readonly redirects: readonly Redirect[];
  /** Paths of all files below the product's prefix, and of its app's assets, with leading `/`. */
  readonly files: readonly string[];
}
