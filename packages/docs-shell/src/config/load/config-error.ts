/** An invalid setting. Has the same fields as a fault of `docs-build`. */
export interface ConfigFault {
  readonly file: 'environment';
  /** Name of the variable. */
  readonly path: string;
  readonly found: string;
  readonly expected: string;
  readonly fix: string;
}

/** Thrown once with all invalid settings. */
export class ConfigError extends Error {
  readonly faults: readonly ConfigFault[];

  constructor(faults: readonly ConfigFault[]) {
    const lines = faults.map(
      ({ path, found, expected, fix }) => `${path}: found ${found}, expected ${expected}. ${fix}`,
    );
    super(lines.join('\n'));
    this.name = 'ConfigError';
    this.faults = faults;
  }
}
