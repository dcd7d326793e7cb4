import type { Diagnostic } from 'diagnostics';
import type { LoadedApp, OwnEntry } from './types';

type Place = OwnEntry & { readonly file: string; readonly app: string };

/** Returns the pages that two apps both own, with both places. One app alone cannot see this. */
export function findSharedPathnames(
  apps: readonly Pick<LoadedApp, 'appDir' | 'productFile' | 'entries'>[],
): readonly Diagnostic[] {
  const first = new Map<string, Place>();
  const places = apps.flatMap(({ appDir, productFile, entries }) =>
    entries.map((entry): Place => ({ ...entry, file: productFile, app: appDir })),
  );
  return places.flatMap((place) => {
    const earlier = first.get(place.pathname) ?? place;
    first.set(place.pathname, earlier);
    // The check of an app reports duplicates within the app.
    if (earlier.app === place.app) return [];
    const { file, line, path, pathname } = place;
    return [
      {
        file,
        ...(line !== undefined && { line }),
        path,
        code: 'DOCS2006',
        received: `${pathname}, which ${formatPlace(earlier)} owns too`,
        expected: 'each page in one app',
        hint: 'Remove the entry from one of the two apps.',
      },
    ];
  });
}

function formatPlace({ file, line, path }: Place): string {
  return `${line === undefined ? file : `${file}:${line}`} ${path}`;
}
