import type { ProductIdentity, Redirect, Version } from './types';

/** Version of `PublishedManifest`. Readers ignore manifests with an unknown version. */
export const publishedSchemaVersion = 1;

/** File name of the manifest, below the product's root path. */
export const manifestFileName = 'docs-manifest.json';

/**
 * Size of the largest manifest that pages read. A library with 160 components of 450 props each has one of 2.2 MiB, of which
 * 70 KiB are transferred.
 */
export const maxManifestBytes = 4 * 1024 * 1024;

/** A page as other apps see it. */
export interface PublishedPage {
  /** Without language prefix and trailing slash. `/` for the root of the site. */
  readonly pathname: string;
  readonly title: string;
  /** Ids of headings and demos, for checking links into the product. */
  readonly anchors: readonly string[];
}

/** A page of another product, or an anchor there, that pages of this product link to. */
export interface OutgoingLink {
  /** `/x/react-data-grid#sorting`: without language prefix and trailing slash. */
  readonly to: string;
  /** Pages with the link, without language prefix and trailing slash. */
  readonly from: readonly string[];
}

/**
 * Data about a product for other products, published as `<prefix>/docs-manifest.json`. Apps are deployed on different days
 * and read each other's current names and versions from it. They share nothing else.
 */
export interface PublishedManifest {
  readonly schemaVersion: typeof publishedSchemaVersion;
  /** Hash of the app's output. Builds of the same sources have the same id. */
  readonly buildId: string;
  readonly identity: ProductIdentity;
  readonly categoryId: string;
  readonly rootPath: string;
  /** Whether languages and assets are below the root: `/paint/zh/button/`, `/paint/_assets/`. */
  readonly selfContained?: boolean;
  /** All languages of the product. Always includes `en`. */
  readonly languages: readonly string[];
  /** Whether search engines are asked not to index the product. */
  readonly noindex?: boolean;
  readonly versions: readonly Version[];
  readonly pages: readonly PublishedPage[];
  readonly redirects: readonly Redirect[];
  /**
   * Links to other products, so that these can tell which links a change would break. Missing in manifests of earlier
   * builds: it is not known then what they link to.
   */
  readonly links?: readonly OutgoingLink[];
  /** Paths of all files below the product's prefix and of its app's assets, with leading `/`. */
  readonly files: readonly string[];
}

/**
 * Returns the path of a product's published manifest.
 *
 * @param rootPath with or without trailing slash; `''` for the root of the site
 */
export function manifestAddress(rootPath: string): string {
  return `${rootPath.replace(/\/$/, '')}/${manifestFileName}`;
}
