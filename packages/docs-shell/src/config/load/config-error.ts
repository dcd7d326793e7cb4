/** A setting that cannot be used; the same fields as a fault of `docs-build`. */
export interface ConfigFault {
  readonly file: 'environment';
  /** Name of the variable. */
  readonly path: string;
  readonly found: string;
  readonly expected: string;
  readonly fix: string;
}

/** All settings that cannot be used, in one throw (SPEC 13). */
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
