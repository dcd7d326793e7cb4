import type { ApiFile } from './read-api-documents';

/** A page of the API reference before it is drawn. */
export interface ApiPageFile extends ApiFile {
  readonly pathname: string;
}

/** The API reference of a product. */
export interface OwnApi {
  readonly productId: string;
  /** Its index. */
  readonly pathname: string;
  readonly pages: readonly ApiPageFile[];
  /** Whether each component must have a page of content too. */
  readonly isComplete: boolean;
}
