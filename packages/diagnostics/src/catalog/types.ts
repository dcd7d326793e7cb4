/** An entry of the error reference. */
export interface CatalogEntry {
  /** Names the mistake in a few words. */
  readonly title: string;
  /** Says when it is reported and why it matters, in one to three sentences of markdown. */
  readonly text: string;
  /** Says what to do, in one to three sentences of markdown. */
  readonly fix: string;
}
