import { loadManifests } from '@tooling/site/manifests';
import type { PublishedManifest } from 'docs-shell/manifest';
import { glob } from 'tinyglobby';

/** What the products of a folder of built files publish: a site, or what one app contributes to it. */
export async function listProducts(root: string): Promise<readonly PublishedManifest[]> {
  const { manifests, problems } = await loadManifests(root, await glob('**/*', { cwd: root }));
  if (problems.length > 0) throw new Error(JSON.stringify(problems));
  return manifests.map(({ manifest }) => manifest);
}
