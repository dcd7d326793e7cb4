import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { manifestAddress, manifestFileName, type PublishedManifest } from 'docs-shell/product';
import { parsePublishedManifest } from 'docs-shell/product/schema';

/** A manifest in the assembled site. */
export interface SiteManifest {
  /** Path from the site's root, with `/`. */
  readonly file: string;
  readonly manifest: PublishedManifest;
}

/** Loads the manifests of a site. An invalid one affects only its own product. */
export interface SiteManifests {
  readonly manifests: readonly SiteManifest[];
  readonly problems: readonly { readonly file: string; readonly problem: string }[];
}

/**
 * Loads the manifests that the products of an assembled site publish.
 *
 * @param files paths of the site's files, from its root
 */
export async function loadManifests(root: string, files: Iterable<string>): Promise<SiteManifests> {
  const names = [...files].filter((file) => path.posix.basename(file) === manifestFileName);
  const results = await Promise.all(names.toSorted().map((file) => loadManifest(root, file)));
  return {
    manifests: results.flatMap((result) => ('manifest' in result ? [result] : [])),
    problems: results.flatMap((result) => ('problem' in result ? [result] : [])),
  };
}

type LoadedManifest = SiteManifest | SiteManifests['problems'][number];

async function loadManifest(root: string, file: string): Promise<LoadedManifest> {
  try {
    const parsed = parsePublishedManifest(await readFile(path.join(root, file), 'utf8'));
    if (!parsed.manifest) return { file, problem: parsed.problem };
    const { manifest } = parsed;
    // A manifest is only valid for its own product.
    return manifestAddress(manifest.rootPath) === `/${file}`
      ? { file, manifest }
      : { file, problem: `it belongs to ${manifest.rootPath || '/'}` };
  } catch (error) {
    return { file, problem: error instanceof Error ? error.message : String(error) };
  }
}
