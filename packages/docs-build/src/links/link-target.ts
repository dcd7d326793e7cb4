import type { PublishedManifest } from 'docs-shell/product';

/**
 * A product as a target of links: an own product before it is built, or another product from its published manifest.
 */
export type LinkTarget = Pick<PublishedManifest, 'languages' | 'redirects' | 'files'> & {
  readonly pages: readonly Pick<PublishedManifest['pages'][number], 'pathname' | 'anchors'>[];
  /** Whether the product belongs to this app. */
  readonly isOwn: boolean;
  /** Pathnames of pages that were not rendered because of errors, so that their headings are not known. */
  readonly brokenPages?: ReadonlySet<string>;
};
