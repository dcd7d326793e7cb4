import type { PublishedManifest } from 'docs-shell/manifest';

/** A product as links into it see it: an own one before it is built, another one by what it publishes. */
export type LinkTarget = Pick<PublishedManifest, 'languages' | 'pages' | 'redirects' | 'files'> & {
  /** Whether the team of this app can mend its addresses itself. */
  readonly isOwn: boolean;
};
