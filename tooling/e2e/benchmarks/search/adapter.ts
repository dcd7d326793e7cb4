import type { AddressedPage } from 'docs-build/search';
import type { ServedFiles } from '../serve-files';

/** Selectors of a page's search. */
export interface SearchBoxSelectors {
  /** Opens the search. */
  readonly open: string;
  /** The input when the search is open. */
  readonly input: string;
  readonly result: string;
}

/** A site with a search over the corpus. */
export interface Adapter {
  readonly name: string;
  /** Page on which the reader searches. */
  readonly page: string;
  readonly box: SearchBoxSelectors;
  /** Builds the site from the corpus in `folder`, which can have the packages of an earlier run. */
  readonly build: (pages: readonly AddressedPage[], folder: string) => Promise<ServedFiles>;
}
