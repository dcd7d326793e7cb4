import { statSync } from 'node:fs';
import path from 'node:path';
import type { ProductTable } from 'docs-shell/routing';
import {
  createRedirects,
  listOptionalAddresses,
  listSiteFiles,
  loadManifests,
  loadProductTable,
  registryFile,
  type HeaderRule,
  type Redirects,
  type SiteFileNames,
} from '../deploy';
import { addManifestRoutes } from '../deploy/site/add-manifest-routes';
import { tableOfBuild } from '../deploy/site/table-of-build';
import { createContentReader, type ReadContent } from './read-content';

/** The state of a site when it was read. */
export interface OpenSite {
  readonly files: SiteFileNames;
  readonly redirects: Redirects;
  /** Paths that pages may request even if nothing is there. */
  readonly optional: readonly string[];
  /**
   * The registry and the manifests, which change when a product joins or is deployed alone. Includes removed ones, which
   * may come back.
   */
  readonly manifestFiles: readonly string[];
  readonly readContent: ReadContent;
}

interface SiteSource {
  /** Path of the assembled site. */
  readonly root: string;
  readonly rules: readonly HeaderRule[];
  /** All products, for a site without a registry. */
  readonly productTable: ProductTable;
}

/**
 * Creates a function that returns the current site. It is read again, and its contents in memory are dropped,
 * after the folder of the site was replaced by an assembly, restored by Turborepo, or changed by the deployment
 * of a product.
 */
export function createSiteOpener(source: SiteSource): () => Promise<OpenSite> {
  const { root } = source;
  let opened: { readonly stamp: string; readonly site: OpenSite } | undefined;
  let opening: Promise<OpenSite> | undefined;
  let isChecked = false;
  const open = async () => {
    const site = await readSite(source, opened?.site.manifestFiles);
    opened = { stamp: readStamp(root, site), site };
    return site;
  };
  const isCurrent = () => {
    if (isChecked) return true;
    if (!opened || readStamp(root, opened.site) !== opened.stamp) return false;
    // All requests that arrive together share one check.
    isChecked = true;
    setImmediate(() => (isChecked = false));
    return true;
  };
  return async () => {
    if (opened && !opening && isCurrent()) return opened.site;
    opening ??= open().finally(() => (opening = undefined));
    return opening;
  };
}

/**
 * Returns a value that changes with every assembly, restoration and deployment. Synchronous, because
 * the thread pool takes longer to schedule these calls than to run them.
 */
function readStamp(root: string, { manifestFiles }: OpenSite): string {
  const { ino, birthtimeMs } = statSync(root);
  const times = ['index.html', ...manifestFiles].flatMap((file) => {
    const found = statSync(path.join(root, file), { throwIfNoEntry: false });
    return [found?.ino, found?.mtimeMs];
  });
  return [ino, birthtimeMs, ...times].join(' ');
}

async function readSite(
  { root, rules, productTable: fallback }: SiteSource,
  earlier: readonly string[] = [],
): Promise<OpenSite> {
  const files = await listSiteFiles(root);
  const { manifests, problems } = await loadManifests(root, files);
  const known = await loadProductTable(root, tableOfBuild(fallback, manifests));
  const productTable = addManifestRoutes(known, manifests);
  for (const { file, problem } of problems) console.warn(`${file} is left out: ${problem}`);
  const present = [...manifests, ...problems].map(({ file }) => file);
  const manifestFiles = [...new Set([registryFile, ...earlier, ...present])];
  const redirects = createRedirects(manifests, productTable);
  return {
    files,
    redirects,
    optional: listOptionalAddresses(productTable, manifests),
    manifestFiles,
    readContent: createContentReader(root, rules),
  };
}
