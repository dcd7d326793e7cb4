import type { PublishedManifest } from 'docs-shell/product';
import {
  addressOf,
  isNeededOffline,
  precacheManifestVersion,
  type PrecacheManifest,
} from 'docs-shell/offline';
import type { OutputFile } from '../lib/output-folder';

type ManifestPart = Pick<PublishedManifest, 'buildId' | 'files' | 'rootPath'> & {
  readonly identity: Pick<PublishedManifest['identity'], 'id' | 'name'>;
};

/**
 * Creates a product's precache manifest: the files that readers may need offline, with size and digest.
 *
 * @param output all files of the app's output
 * @param shell URLs of the scripts that any page may load at any time
 */
export function createPrecacheManifest(
  { buildId, identity, rootPath, files }: ManifestPart,
  output: readonly OutputFile[],
  shell: readonly string[],
): PrecacheManifest {
  const own = new Set(files);
  return {
    version: precacheManifestVersion,
    buildId,
    product: identity.id,
    name: identity.name,
    rootPath,
    shell,
    files: output
      .filter(({ file }) => own.has(file) && isNeededOffline(file))
      .map(({ file, bytes, digest }) => [addressOf(file), bytes, digest.slice(0, 32)]),
  };
}
