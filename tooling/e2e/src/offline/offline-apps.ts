import { rm } from 'node:fs/promises';
import path from 'node:path';
import { copyApp } from '../sites/copy-app';
import { appsDir, fixturesDir } from '../sites/list-app-dirs';
import { placeholderHost } from './stage-build';

const copyName = 'offline';

/** The app of the site's root, and a small one with demos. */
export const offlineSources = [path.join(appsDir, 'core'), path.join(fixturesDir, 'tiny')] as const;

/** Where an app is copied to, to be built for a production host. */
export function copyFolder(source: string): string {
  return path.join(path.dirname(source), `.tmp-${copyName}-${path.basename(source)}`);
}

/** Builds copies of the apps for the host of these tests, one after the other. */
export async function buildOfflineApps(): Promise<void> {
  for (const source of offlineSources) {
    const copy = await copyApp(source, `${copyName}-${path.basename(source)}`);
    await copy.build({ DOCS_PRODUCTION_HOST: placeholderHost });
  }
}

/** Removes the copies. */
export async function removeOfflineApps(): Promise<void> {
  for (const source of offlineSources) {
    await rm(copyFolder(source), { recursive: true, force: true });
  }
}
