import type { LoadedApp } from '../../load';

/** Returns the demos of an app: absolute file by path below `demos/`, sorted. */
export function listDemos({ demoFiles }: LoadedApp): ReadonlyMap<string, string> {
  const entries = demoFiles.map(({ id, file }) => [id, file] as const);
  return new Map(entries.sort(([a], [b]) => a.localeCompare(b)));
}
