import { copyApp, type AppCopy } from '@tooling/fixture-builder';
import { fixtureDir } from './list-app-dirs';

/** Copies a fixture app under another name. */
export function copyFixture(fixture: string, name: string): Promise<AppCopy> {
  return copyApp(fixtureDir(fixture), name);
}
