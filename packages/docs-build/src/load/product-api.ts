import type { ApiLedger } from 'react-api-docs/history';
import type { ApiFile } from './read-api-documents';

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
  /** The history of the API, if the product has one. It has a page of its own. */
  readonly history?: { readonly pathname: string; readonly ledger: ApiLedger };
  /** URLs of guides by name of a prop. */
  readonly guides?: Readonly<Record<string, string>>;
  /** Whether each component needs a content page too. */
  readonly isComplete: boolean;
  /** Names of components that need none. */
  readonly exempt?: readonly string[];
}
