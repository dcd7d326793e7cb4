/**
 * The contract between pages and the offline worker. An app and the worker may be deployed on different days: these
 * names and shapes change only together with code that accepts the old ones.
 */

/** A page that the reader sees. */
export interface ViewedPage {
  readonly address: string;
  readonly title: string;
  /** Root path of its product. */
  readonly rootPath: string;
  /** Addresses of the files that the page has loaded. */
  readonly resources: readonly string[];
}

/** A message from a page to the worker. The worker responds on the message's port. */
export type PageMessage =
  | { readonly type: 'skipWaiting' }
  | { readonly type: 'version' }
  | ({ readonly type: 'page-viewed' } & ViewedPage)
  /** Requests the status of a product. */
  | { readonly type: 'status'; readonly rootPath: string }
  /** Requests the status of all products. Pages also send it to keep a downloading worker alive. */
  | { readonly type: 'list' }
  | { readonly type: 'save' | 'cancel' | 'remove'; readonly rootPath: string };

/** Pages of apps that were built before `page-viewed` send this type instead. */
export const legacyPageViewedType = 'shown';

/** Why a product could not be downloaded: no storage, no network, or deploys in between. */
export type DownloadProblem = 'full' | 'network' | 'changing';

/** Progress of a download, in bytes. */
export interface DownloadProgress {
  readonly done: number;
  readonly total: number;
}

/** What is available offline of a product. */
export interface ProductStatus {
  readonly rootPath: string;
  readonly name: string;
  /** Set when the product is saved: since when (milliseconds since 1970), and its size. */
  readonly saved?: { readonly at: number; readonly bytes: number };
  readonly saving?: DownloadProgress;
  readonly problem?: DownloadProblem;
  /** Size of the whole product; absent if the server does not respond. */
  readonly totalBytes?: number;
  /** The deployed build is newer than the saved one. */
  readonly isOutdated: boolean;
  /** The visited pages, newest first. */
  readonly pages: readonly { readonly address: string; readonly title: string }[];
}

/** The `BroadcastChannel` on which the worker sends download events to all tabs. */
export const offlineChannel = 'docs-offline';

/** A download made progress, or, without `saving`, the status of the product has changed. */
export interface DownloadEvent {
  readonly rootPath: string;
  readonly saving?: DownloadProgress;
}

/** Address of the page that is shown for pages without a copy. It belongs to the site's root. */
export const offlinePageAddress = '/offline/';

/** Attribute of `<html>` of a page that comes from a cache: when it was fetched, ISO 8601. */
export const savedCopyAttribute = 'data-saved-copy';
