import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { isAsset } from 'docs-shell/lib/is-asset';
import { glob } from 'tinyglobby';
import { buildListName, parseBuildList } from './site/keep-builds';
import { loadManifests } from './site/load-manifests';

/** What was removed from a deployed site. */
export interface PruneResult {
  /** Paths from the site's root. */
  readonly removed: readonly string[];
  readonly keptCount: number;
}

/**
 * Removes assets that no kept build of any product has. A product without a list of builds would lose the assets of its
 * earlier ones, so nothing is removed then.
 *
 * @param root absolute path of the deployed site
 * @throws if the site has no manifest, a manifest is invalid, or a product has no list of builds
 */
export async function pruneAssets(root: string): Promise<PruneResult> {
  const files = await glob('**/*', { cwd: root, dot: true });
  const { manifests, problems } = await loadManifests(root, files);
  const [problem] = problems;
  if (problem) throw new Error(`${problem.file}: ${problem.problem}. Nothing is removed.`);
  if (manifests.length === 0)
    throw new Error(`${root} has no docs-manifest.json. Nothing is removed.`);
  const kept = new Set<string>();
  for (const { manifest } of manifests) {
    for (const file of manifest.files) kept.add(file);
    const place = path.join(root, manifest.rootPath, buildListName);
    const builds = parseBuildList(await readFile(place, 'utf8').catch(() => undefined));
    if (builds.length === 0) {
      throw new Error(`${manifest.rootPath}/${buildListName} is missing. Nothing is removed.`);
    }
    for (const { assets } of builds) for (const asset of assets) kept.add(asset);
  }
  const assets = files.filter((file) => isAsset(`/${file}`));
  const removed = assets.filter(
    (file) => !kept.has(`/${file}`) && !kept.has(`/${file.replace(/\.gz$/, '')}`),
  );
  for (const file of removed) await rm(path.join(root, file));
  return { removed: removed.sort(), keptCount: assets.length - removed.length };
}
