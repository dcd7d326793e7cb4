import type { Corpus, LoadedPage } from './corpus';

/** A site that has the measured pages. */
export interface Adapter {
  readonly name: string;
  readonly addressOf: (page: LoadedPage) => string;
  /** Builds the site in `folder`, which can have the packages of an earlier run. Returns the folder of the output. */
  readonly build: (corpus: Corpus, folder: string) => Promise<string>;
  /** Returns the port on which the built site expects to be served. A free port by default. */
  readonly portOf?: (site: string) => Promise<number>;
}
