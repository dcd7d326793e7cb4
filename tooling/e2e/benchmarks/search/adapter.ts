import type { AddressedPage } from 'docs-build/search';
import type { ServedFiles } from '../serve-files';

/** How a page's search is used, in selectors. */
export interface SearchBoxPlace {
  /** What opens it. */
  readonly open: string;
  /** The input, when it takes text. */
  readonly input: string;
  readonly result: string;
}

/** A site with a search over the corpus. */
export interface Adapter {
  readonly name: string;
  /** Page on which the reader searches. */
  readonly page: string;
  readonly box: SearchBoxPlace;
  /** Builds the site from the corpus; `folder` is its own, and may hold what an earlier run installed. */
  readonly build: (pages: readonly AddressedPage[], folder: string) => Promise<ServedFiles>;
}
