import { copyFile, link, mkdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { DiagnosticsError, type Diagnostic } from 'diagnostics';
import type { ProductTable } from 'docs-shell/routing';
import { addressOf } from 'docs-shell/offline';
import { swapFolder } from '../lib/swap-folder';
import type { ServingRules, ServingSource } from './rules/serving-rules';
import { fetchKeptAssets } from './site/fetch-kept-assets';
import { addBuild, buildListAddress, formatBuildList } from './site/keep-builds';
import { listSiteFiles } from './site/list-site-files';
import { loadManifests } from './site/load-manifests';
import { loadServingRules } from './site/load-serving-rules';
import { compressedName, isText } from './site/text-files';
import { targets, type TargetName } from './targets';
import type {
  DeployedFile,
  DeployTarget,
  TargetSettings,
  HostLimit,
  Measured,
} from './targets/types';

const compress = promisify(gzip);

/** Options of a deployment. */
export interface DeploymentOptions {
  readonly target: TargetName;
  /** Absolute path of the output of a product, or of an assembled site. */
  readonly from: string;
  /** Absolute path of the folder that is written. What it holds is replaced. */
  readonly to: string;
  /** Products of a site without registry. */
  readonly productTable: ProductTable;
  readonly rules: Pick<ServingSource, 'headers' | 'origin'>;
  readonly settings: Partial<TargetSettings>;
  /** How many builds have their assets in the deployment, the new one included. */
  readonly keep: number;
  /** Origin of the deployed site, whose assets are kept. */
  readonly live?: string;
}

/** A written deployment. */
export interface Deployment {
  readonly target: DeployTarget;
  /** The command that deploys the folder, and what it needs. */
  readonly next: string;
  readonly fileCount: number;
  readonly bytes: number;
  /** Assets of earlier builds. */
  readonly keptCount: number;
  /** Files of the configuration, relative to the folder. */
  readonly configFiles: readonly string[];
  /** A line for each product whose earlier assets cannot be kept. */
  readonly notes: readonly string[];
}

/**
 * Writes a folder that a host can take as it is: the site, and the configuration of the host.
 *
 * @throws {DiagnosticsError} with each limit of the host that would be exceeded; nothing is written then
 */
export async function writeDeployment(options: DeploymentOptions): Promise<Deployment> {
  const { from, to, keep, live } = options;
  const target: DeployTarget = targets[options.target];
  const rules = await loadServingRules(from, options.productTable, options.rules);
  const files = await measureFiles(from);
  const next = `${to}.next`;
  await rm(next, { recursive: true, force: true });
  const publicDir = path.join(next, target.publicFolder);
  try {
    const { manifests } = await loadManifests(
      from,
      files.map(({ file }) => file),
    );
    const kept: DeployedFile[] = [];
    const notes: string[] = [];
    const lists = new Map<string, string>();
    for (const { manifest } of manifests) {
      const earlier = await fetchKeptAssets(manifest, { live, keep, publicDir });
      kept.push(...earlier.files);
      notes.push(...earlier.notes);
      const builds = addBuild(manifest, earlier.builds, keep);
      lists.set(buildListAddress(manifest.rootPath).slice(1), formatBuildList(builds));
    }
    const configTexts = target.configure({
      rules,
      files,
      settings: { root: path.join(to, target.publicFolder), listen: '8080', ...options.settings },
    });
    const all = [...files, ...kept];
    const diagnostics = checkLimits(target, { rules, files: all, configTexts });
    if (diagnostics.length > 0) throw new DiagnosticsError(diagnostics);
    for (const { file } of files) await placeFile(file, { from, publicDir, target, rules });
    for (const [file, text] of lists) await writeBelow(publicDir, file, text);
    for (const [file, text] of configTexts) await writeBelow(next, file, text);
    await addRootNotFoundPage(target, rules, publicDir);
    if (target.isCompressed) await compressTexts(publicDir, from);
    await mkdir(path.dirname(to), { recursive: true });
    await swapFolder(next, to);
    const bytes = all.reduce((sum, file) => sum + file.bytes, 0);
    const fileCount = all.length;
    return {
      target,
      next: target.next(rules),
      fileCount,
      bytes,
      keptCount: kept.length,
      configFiles: [...configTexts.keys()],
      notes,
    };
  } finally {
    await rm(next, { recursive: true, force: true });
  }
}

async function measureFiles(from: string): Promise<readonly DeployedFile[]> {
  const names = [...(await listSiteFiles(from))].sort();
  return Promise.all(
    names.map(async (file) => ({ file, bytes: (await stat(path.join(from, file))).size })),
  );
}

interface Place {
  readonly from: string;
  readonly publicDir: string;
  readonly target: DeployTarget;
  readonly rules: ServingRules;
}

/** Links a file, because a site has thousands; pages that the host needs changed are written. */
async function placeFile(file: string, { from, publicDir, target, rules }: Place): Promise<void> {
  const source = path.join(from, file);
  const place = path.join(publicDir, file);
  await mkdir(path.dirname(place), { recursive: true });
  if (target.changePage && file.endsWith('.html')) {
    const html = await readFile(source, 'utf8');
    return writeFile(place, target.changePage(html, addressOf(`/${file}`), rules));
  }
  // Another file system takes no links.
  await link(source, place).catch(() => copyFile(source, place));
}

async function writeBelow(folder: string, file: string, text: string): Promise<void> {
  const place = path.join(folder, file);
  await mkdir(path.dirname(place), { recursive: true });
  await writeFile(place, text);
}

/** The output of one product has its 404 page below its prefix. */
async function addRootNotFoundPage(
  { hasOneNotFoundPage }: DeployTarget,
  { notFound }: ServingRules,
  publicDir: string,
): Promise<void> {
  const page = notFound.findLast(({ language }) => language === undefined)?.page;
  if (!hasOneNotFoundPage || page === undefined || page === '/404.html') return;
  await copyFile(path.join(publicDir, page), path.join(publicDir, '404.html'));
}

/**
 * Adds the compressed forms of texts. An assembled site has them already, with times that come from their content: servers
 * make ETags from these.
 */
async function compressTexts(publicDir: string, from: string): Promise<void> {
  for (const file of await listSiteFiles(publicDir)) {
    if (!isText(file)) continue;
    const place = path.join(publicDir, file);
    const target = compressedName(place);
    const isLinked = await link(compressedName(path.join(from, file)), target).then(
      () => true,
      () => false,
    );
    if (isLinked) continue;
    await writeFile(target, await compress(await readFile(place), { level: 9 }));
    const { atime, mtime } = await stat(place);
    await utimes(target, atime, mtime);
  }
}

/** Returns a diagnostic for each limit of a host that would be exceeded. */
function checkLimits(
  { title, limits }: Pick<DeployTarget, 'limits' | 'title'>,
  measured: Measured,
): readonly Diagnostic[] {
  return limits.flatMap((limit): Diagnostic[] => {
    const value = limit.measure(measured);
    if (value <= limit.max) return [];
    return [
      {
        file: 'docs deploy',
        path: title,
        code: 'DOCS7008',
        received: `${limit.name}: ${format(value, limit)}`,
        expected: `at most ${format(limit.max, limit)}`,
        hint: limit.hint,
      },
    ];
  });
}

function format(value: number, { unit }: HostLimit): string {
  return `${value.toLocaleString('en')} ${unit}`;
}
