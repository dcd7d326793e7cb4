/** How an app writes styles: what its first demo shows, and what the library needs. */
export interface EngineFiles {
  /** Files of the app by path. They replace those of the same name. */
  readonly files: Readonly<Record<string, string>>;
  /** Packages that demos import, with their versions. */
  readonly dependencies?: Readonly<Record<string, string>>;
  /** Packages of the build alone, with their versions. */
  readonly devDependencies?: Readonly<Record<string, string>>;
}
