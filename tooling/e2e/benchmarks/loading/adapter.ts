import type { Corpus, LoadedPage } from './corpus';

/** A site that has the measured pages. */
export interface Adapter {
  readonly name: string;
  readonly addressOf: (page: LoadedPage) => string;
  /** Builds the site and returns its folder; `folder` is its own, and may hold what an earlier run installed. */
  readonly build: (corpus: Corpus, folder: string) => Promise<string>;
}
