import path from 'node:path';

interface LoadedFilesOptions {
  /** Returns the specifiers that a file of the demos imports. A file of the library has none: it is in `closures`. */
  readonly importsOf: (fileName: string) => readonly string[];
  /** `LibraryBundles.closures` */
  readonly closures: ReadonlyMap<string, readonly string[]>;
  /** URL prefix of the files: `/_assets/`. */
  readonly assetsUrl: string;
}

/**
 * Returns the URLs of the files that a file imports, directly or transitively, in the order in which they run: each one
 * imports only files before it.
 */
export function listLoadedFiles(
  fileName: string,
  { importsOf, closures, assetsUrl }: LoadedFilesOptions,
): string[] {
  const visited = new Set<string>();
  const urls = new Set<string>();
  const visit = (from: string) => {
    visited.add(from);
    for (const imported of importsOf(from)) {
      const name = path.posix.basename(imported);
      if (visited.has(name)) continue;
      visit(name);
      const url = assetsUrl + name;
      for (const needed of closures.get(url) ?? [url]) urls.add(needed);
    }
  };
  visit(fileName);
  return [...urls];
}
