const endings = ['', '.tsx', '.ts', '.jsx', '.js', '.json', '/index.tsx', '/index.ts'];

/** The file that a relative import means, among the files that there are. */
export function resolveOwnFile(
  specifier: string,
  importer: string,
  files: Readonly<Record<string, string>>,
): string | undefined {
  const folder = importer.split('/').slice(0, -1);
  const place = joinSegments([...folder, ...specifier.split('/')]);
  return endings.map((ending) => place + ending).find((path) => Object.hasOwn(files, path));
}

/** Whether a specifier names a file and not a package. */
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
