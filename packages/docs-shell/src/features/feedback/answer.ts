/** What a reader says of a page or of a section of it, as the service takes it (SPEC FB-1). */
export interface Answer {
  /** A UUID: names this answer however often it is sent. */
  readonly key: string;
  readonly product: string;
  readonly page: string;
  readonly language: string;
  /** Id of the heading, when one section is meant. */
  readonly section?: string;
  readonly useful?: boolean;
  readonly comment: string;
  /** Filled in by robots only. */
  readonly website?: string;
}
