import path from 'node:path';
import { copyApp, type AppCopy } from './copy-app';
import { fixturesDir } from './list-app-dirs';

/** Copies a fixture app under another name. */
export function copyFixture(fixture: string, name: string): Promise<AppCopy> {
  return copyApp(path.join(fixturesDir, fixture), name);
}
