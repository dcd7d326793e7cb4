import type { ApiLedger } from 'react-api-docs/history';
import type { ApiFile } from './read-api-documents';
import type { ChangesPart } from './split-changes';

/** A page of the API reference before it is rendered. */
export interface ApiPageFile extends ApiFile {
  readonly pathname: string;
}

/** The API reference of a product. */
export interface ProductApi {
  readonly productId: string;
  /** Path of its index page. */
  readonly pathname: string;
  readonly pages: readonly ApiPageFile[];
  /** The history of the API, if the product has one. */
  readonly history?: ProductHistory;
  /** URLs of guides by name of a prop. */
  readonly guides?: Readonly<Record<string, string>>;
  /** Whether each component needs a content page too. */
  readonly isComplete: boolean;
  /** Names of components that need none. */
  readonly exempt?: readonly string[];
}

/** The history of an API. It has a page of its own, and a long history pages for its parts below. */
export interface ProductHistory {
  readonly pathname: string;
  readonly ledger: ApiLedger;
  /** Empty if the page has all changes. */
  readonly parts: readonly HistoryPart[];
}

/** A part of a long history, with the path of its page. */
export interface HistoryPart extends ChangesPart {
  readonly pathname: string;
}

/** Returns the paths of all pages of an API reference: its index, its history, and its documents. */
export function listApiPathnames({ pathname, history, pages }: ProductApi): readonly string[] {
  const histories = history ? [history, ...history.parts] : [];
  return [pathname, ...[...histories, ...pages].map((page) => page.pathname)];
}
