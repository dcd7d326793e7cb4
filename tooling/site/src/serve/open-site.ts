import { stat } from 'node:fs/promises';
import path from 'node:path';
import sirv, { type RequestHandler } from 'sirv';
import type { ProductTable } from 'docs-shell/routing';
import {
  createRedirects,
  listOptionalAddresses,
  listSiteFiles,
  loadManifests,
  loadProductTable,
  registryFile,
  type Redirects,
  type SiteFileNames,
} from 'docs-build/deploy';

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
  readonly sendFile: RequestHandler;
}

/**
 * Creates a function that returns the current site. In production mode, sirv caches sizes and times, so it is created
 * again after the folder of the site was replaced by an assembly, restored by Turborepo, or changed by the deployment
 * of a product.
 */
export function createSiteOpener(
  root: string,
  productTable: ProductTable,
): () => Promise<OpenSite> {
  let opened: { readonly stamp: string; readonly site: OpenSite } | undefined;
  let opening: Promise<OpenSite> | undefined;
  const open = async () => {
    if (opened && (await readStamp(root, opened.site)) === opened.stamp) return opened.site;
    const site = await readSite(root, productTable, opened?.site.manifestFiles);
    opened = { stamp: await readStamp(root, site), site };
    return site;
  };
  return async () => {
    // Concurrent requests share one check.
    opening ??= open().finally(() => (opening = undefined));
    return opening;
  };
}

/** Returns a value that changes with every assembly, restoration and deployment. */
async function readStamp(root: string, { manifestFiles }: OpenSite): Promise<string> {
  const folder = await stat(root);
  const files = await Promise.all(
    ['index.html', ...manifestFiles].map((file) =>
      stat(path.join(root, file)).catch(() => undefined),
    ),
  );
  const times = files.flatMap((file) => [file?.ino, file?.mtimeMs]);
  return [folder.ino, folder.birthtimeMs, ...times].join(' ');
}

async function readSite(
  root: string,
  fallback: ProductTable,
  earlier: readonly string[] = [],
): Promise<OpenSite> {
  const files = await listSiteFiles(root);
  const productTable = await loadProductTable(root, fallback);
  const { manifests, problems } = await loadManifests(root, files);
  for (const { file, problem } of problems) console.warn(`${file} is left out: ${problem}`);
  const present = [...manifests, ...problems].map(({ file }) => file);
  const manifestFiles = [...new Set([registryFile, ...earlier, ...present])];
  const redirects = createRedirects(manifests, productTable);
  return {
    files,
    redirects,
    optional: listOptionalAddresses(productTable, manifests),
    manifestFiles,
    sendFile: sirv(root, { etag: true, gzip: true, extensions: [] }),
  };
}
