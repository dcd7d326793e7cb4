import type { Diagnostic } from 'diagnostics';
import type { LoadedApp, OwnEntry } from './types';

type SharedEntry = OwnEntry & { readonly file: string; readonly app: string };

/** Returns diagnostics for pages that two apps own, with both entries. The check of a single app cannot find them. */
export function findSharedPathnames(
  apps: readonly Pick<LoadedApp, 'appDir' | 'productFile' | 'entries'>[],
): readonly Diagnostic[] {
  const first = new Map<string, SharedEntry>();
  const entries = apps.flatMap(({ appDir, productFile, entries }) =>
    entries.map((entry): SharedEntry => ({ ...entry, file: productFile, app: appDir })),
  );
  return entries.flatMap((entry) => {
    const earlier = first.get(entry.pathname) ?? entry;
    first.set(entry.pathname, earlier);
    // The check of an app reports duplicates within the app.
    if (earlier.app === entry.app) return [];
    const { file, line, path, pathname } = entry;
    return [
      {
        file,
        ...(line !== undefined && { line }),
        path,
        code: 'DOCS2006',
        received: `${pathname}, which ${formatEntry(earlier)} owns too`,
        expected: 'each page in one app',
        hint: 'Remove the entry from one of the two apps.',
      },
    ];
  });
}

function formatEntry({ file, line, path }: SharedEntry): string {
  return `${line === undefined ? file : `${file}:${line}`} ${path}`;
}
