/** A change of one file of the fixture `tiny` that breaks it. */
export interface Mistake {
  readonly kind: string;
  readonly file: string;
  /** The text that is replaced. Without it `to` is the whole file, which may be new. */
  readonly from?: string;
  /** Without it the file is deleted. */
  readonly to?: string;
  /** Expected text on the page and in the terminal. */
  readonly said: string;
  /** The place that the message names: a file, and its line if the server knows it. By default `file`. */
  readonly place?: string;
}
