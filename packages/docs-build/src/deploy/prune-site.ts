import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { DiagnosticsError } from 'diagnostics';
import { isAsset } from 'docs-shell/lib/is-asset';
import { navigationProductAttribute } from 'docs-shell/navigation/contract';
import { demoFrameSegment } from 'docs-shell/page-document';
import { glob } from 'tinyglobby';
import { buildListName, parseBuildList } from './site/keep-builds';
import { loadManifests, type SiteManifest } from './site/load-manifests';
import { compressedName } from './site/text-files';

/** What was removed from a deployed site. All are paths from the site's root, sorted. */
export interface PruneResult {
  readonly removedAssets: readonly string[];
  readonly keptAssetCount: number;
  /** Files of pages that their product does not have any longer. */
  readonly removedPages: readonly string[];
}

/**
 * Removes assets that no kept build of any product has, and pages that the build of their product does not have. A
 * product without a list of builds would lose the assets of its earlier ones, so nothing is removed then.
 *
 * @param root absolute path of the deployed site
 * @throws {DiagnosticsError} The site has no manifest, a manifest is invalid, or a product has no list of builds.
 */
export async function pruneSite(root: string): Promise<PruneResult> {
  const files = (await glob('**/*', { cwd: root, dot: true })).sort();
  const { manifests, problems } = await loadManifests(root, files);
  const [problem] = problems;
  if (problem) throw refuse(root, `${problem.file}: ${problem.problem}`);
  if (manifests.length === 0) throw refuse(root, 'no docs-manifest.json');
  const kept = new Set(manifests.flatMap(({ manifest }) => manifest.files));
  const removedPages = await findRemovedPages(root, files, { manifests, kept });
  for (const { manifest } of manifests) {
    const place = path.join(root, manifest.rootPath, buildListName);
    const builds = parseBuildList(await readFile(place, 'utf8').catch(() => undefined));
    if (builds.length === 0) throw refuse(root, `no ${manifest.rootPath}/${buildListName}`);
    for (const { assets } of builds) for (const asset of assets) kept.add(asset);
  }
  const assets = files.filter((file) => isAsset(`/${file}`));
  const removedAssets = assets.filter(
    (file) => !kept.has(`/${file}`) && !kept.has(`/${file.replace(/\.gz$/, '')}`),
  );
  for (const file of [...removedAssets, ...removedPages]) await rm(path.join(root, file));
  return {
    removedAssets,
    keptAssetCount: assets.length - removedAssets.length,
    removedPages,
  };
}

interface KeptFiles {
  readonly manifests: readonly SiteManifest[];
  /** Addresses of the files of all current builds. */
  readonly kept: ReadonlySet<string>;
}

/**
 * Returns the files of pages that no build has. A page names its product, so pages that others have put on the same
 * origin stay, and so do those of a product that is not there now. The frame of a demo has no such mark; its folder
 * belongs to the product.
 */
async function findRemovedPages(
  root: string,
  files: readonly string[],
  { manifests, kept }: KeptFiles,
): Promise<readonly string[]> {
  const known = new Set(files);
  const marks = manifests.map(
    ({ manifest }) => `<nav [^>]*${navigationProductAttribute}="${manifest.identity.id}"`,
  );
  const isOwn = new RegExp(marks.join('|'));
  const frameFolders = manifests.map(
    ({ manifest: { rootPath } }) => `${rootPath}/${demoFrameSegment}/`,
  );
  const isFrame = (file: string) => frameFolders.some((folder) => `/${file}`.startsWith(folder));
  const removed: string[] = [];
  for (const file of files) {
    if (path.posix.basename(file) !== 'index.html' || kept.has(`/${file}`)) continue;
    if (!isFrame(file) && !isOwn.test(await readFile(path.join(root, file), 'utf8'))) continue;
    const markdown = file.replace(/html$/, 'md');
    const page = kept.has(`/${markdown}`) ? [file] : [file, markdown];
    removed.push(...page.flatMap((name) => [name, compressedName(name)]));
  }
  return removed.filter((file) => known.has(file));
}

function refuse(root: string, received: string): DiagnosticsError {
  return new DiagnosticsError([
    {
      file: root,
      path: '--prune',
      code: 'DOCS7017',
      received,
      expected: 'a site whose products all have docs-manifest.json and docs-builds.json',
      hint: 'Name the folder of the whole site. Upload first what docs deploy --target has written.',
    },
  ]);
}
