import { readFile } from 'node:fs/promises';
import type { LoadedApp } from '../../load';
import { listDemos } from './list-demos';

/** Reads the sources of all demos of an app. Returns a function from the path below `demos/` to the source. */
export async function readDemoSources(app: LoadedApp): Promise<(id: string) => string> {
  const sources = new Map<string, string>();
  for (const [id, file] of listDemos(app)) {
    sources.set(id, await readFile(file, 'utf8'));
  }
  return (id) => sources.get(id) ?? '';
}
