import type { PublishedManifest } from 'docs-shell/manifest';
import {
  addressOf,
  isReadOffline,
  offlineFilesVersion,
  type OfflineFiles,
} from 'docs-shell/offline';

/** A file that an app contributes to the site. */
export interface OutputFile {
  /** With leading `/`. */
  readonly file: string;
  readonly bytes: number;
  /** SHA-256 in hexadecimal digits. */
  readonly digest: string;
}

type ManifestPart = Pick<PublishedManifest, 'buildId' | 'files' | 'rootPath'> & {
  readonly identity: Pick<PublishedManifest['identity'], 'id' | 'name'>;
};

/** What a product publishes for the offline worker: its files by the addresses that browsers ask for, with their hashes. */
export function createOfflineFiles(
  { buildId, identity, rootPath, files }: ManifestPart,
  output: readonly OutputFile[],
  shell: readonly string[],
): OfflineFiles {
  const own = new Set(files);
  return {
    version: offlineFilesVersion,
    buildId,
    product: identity.id,
    name: identity.name,
    rootPath,
    shell,
    files: output
      .filter(({ file }) => own.has(file) && isReadOffline(file))
      .map(({ file, bytes, digest }) => [addressOf(file), bytes, digest.slice(0, 32)]),
  };
}
