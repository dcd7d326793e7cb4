import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { readTarballs, type Tarball } from '../packages/tarballs';

const folder = path.join(import.meta.dirname, '../../fixtures/releases');

/** A released version of the packages, as it was packed. */
export interface Release {
  readonly version: string;
  readonly tarballs: readonly Tarball[];
}

/** Returns the last released version that the fixtures hold. */
export async function readLastRelease(): Promise<Release> {
  const versions = (await readdir(folder, { withFileTypes: true }))
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  const version = versions.at(-1);
  if (version === undefined) throw new Error(`${folder} holds no release.`);
  return { version, tarballs: await readTarballs(path.join(folder, version)) };
}
