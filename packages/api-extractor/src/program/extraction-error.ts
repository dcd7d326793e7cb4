/** One thing that stops an extraction: where, what is there, what should be, and what to do. */
export interface ExtractionFault {
  readonly file: string;
  readonly path?: string;
  readonly found: string;
  readonly expected: string;
  readonly fix: string;
}

/** Everything that stops an extraction, in one throw. */
export class ExtractionError extends Error {
  readonly faults: readonly ExtractionFault[];

  constructor(faults: readonly ExtractionFault[]) {
    super(
      faults
        .map(({ file, found, expected }) => `${file}: ${found}; expected ${expected}`)
        .join('\n'),
    );
    this.name = 'ExtractionError';
    this.faults = faults;
  }
}
