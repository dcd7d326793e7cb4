import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PublishedManifest } from 'docs-shell/product';
import type { DeployedFile } from '../targets/types';
import { buildListAddress, type KeptBuild, parseBuildList } from './keep-builds';
import { openLive } from './open-live';

interface KeepOptions {
  /** Origin of the deployed site. Without it nothing is kept. */
  readonly live: string | undefined;
  readonly keep: number;
  /** Absolute path of the folder that receives the assets. */
  readonly publicDir: string;
}

/** Assets of earlier builds that were written, and the builds that they belong to. */
interface KeptAssets {
  readonly files: readonly DeployedFile[];
  readonly builds: readonly KeptBuild[];
  readonly notes: readonly string[];
}

/** Fetches the assets of the builds before, which the new build does not have, from the deployed site. */
export async function fetchKeptAssets(
  manifest: Pick<PublishedManifest, 'buildId' | 'files' | 'identity' | 'rootPath'>,
  { live, keep, publicDir }: KeepOptions,
): Promise<KeptAssets> {
  if (live === undefined || keep < 2) return { files: [], builds: [], notes: [] };
  const site = openLive(live);
  const list = await site.readText(buildListAddress(manifest.rootPath));
  const builds = parseBuildList(list.text)
    .filter(({ buildId }) => buildId !== manifest.buildId)
    .slice(0, keep - 1);
  const own = new Set(manifest.files);
  const wanted = [...new Set(builds.flatMap(({ assets }) => assets))].filter(
    (asset) => !own.has(asset),
  );
  const files: DeployedFile[] = [];
  const missing: string[] = [];
  for (const asset of wanted) {
    const content = await site.readBytes(asset);
    if (content === undefined) {
      missing.push(asset);
      continue;
    }
    const place = path.join(publicDir, asset);
    await mkdir(path.dirname(place), { recursive: true });
    await writeFile(place, content);
    files.push({ file: asset.slice(1), bytes: content.length });
  }
  const { name } = manifest.identity;
  return {
    files,
    builds,
    notes: [
      ...(list.text === undefined
        ? [`${name}: no earlier assets are kept (${list.problem}).`]
        : []),
      ...(missing.length > 0
        ? [`${name}: ${missing.length} earlier assets are gone already.`]
        : []),
    ],
  };
}
