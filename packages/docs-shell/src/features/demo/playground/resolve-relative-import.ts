const extensions = ['', '.tsx', '.ts', '.jsx', '.js', '.json', '/index.tsx', '/index.ts'];

/** Returns the path of the file that a relative import refers to, if `files` has it. */
export function resolveRelativeImport(
  specifier: string,
  importer: string,
  files: Readonly<Record<string, string>>,
): string | undefined {
  const folder = importer.split('/').slice(0, -1);
  const base = joinSegments([...folder, ...specifier.split('/')]);
  return extensions.map((extension) => base + extension).find((path) => Object.hasOwn(files, path));
}

/** Returns whether a specifier refers to a file, not a package. */
export function isRelative(specifier: string): boolean {
  return /^\.{1,2}(\/|$)/.test(specifier);
}

function joinSegments(segments: readonly string[]): string {
  const kept: string[] = [];
  for (const segment of segments) {
    if (segment === '..') {
      kept.pop();
    } else if (segment !== '.' && segment !== '') {
      kept.push(segment);
    }
  }
  return kept.join('/');
}
