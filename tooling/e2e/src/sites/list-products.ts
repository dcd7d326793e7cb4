import { loadManifests } from 'docs-build/deploy';
import type { PublishedManifest } from 'docs-shell/product';
import { glob } from 'tinyglobby';

/** Returns the manifests in a folder of built files: of a site, or of one app. */
export async function listProducts(root: string): Promise<readonly PublishedManifest[]> {
  const { manifests, problems } = await loadManifests(root, await glob('**/*', { cwd: root }));
  if (problems.length > 0) throw new Error(JSON.stringify(problems));
  return manifests.map(({ manifest }) => manifest);
}
