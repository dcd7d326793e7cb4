import { stat } from 'node:fs/promises';
import path from 'node:path';
import sirv, { type RequestHandler } from 'sirv';
import type { ProductTable } from 'docs-shell/routing';
import {
  createRedirects,
  listOptionalAddresses,
  loadManifests,
  type Redirects,
} from '../manifests';
import { listSiteFiles, type SiteFileNames } from './site-files';

/** A site as it was when it was read. */
export interface OpenSite {
  readonly files: SiteFileNames;
  readonly redirects: Redirects;
  /** Addresses that pages may ask for though nothing is there. */
  readonly optional: readonly string[];
  /** What differs after a product was deployed on its own: its manifest. Those that are gone now may come back. */
  readonly manifestFiles: readonly string[];
  readonly sendFile: RequestHandler;
}

/**
 * Answers with the present site. sirv in production mode remembers sizes and times, so it is made anew
 * when an assembly has put another folder in the site's place, Turborepo has restored one over it,
 * or one product's files were replaced.
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
    // Requests that come together look once.
    opening ??= open().finally(() => (opening = undefined));
    return opening;
  };
}

/** Differs after every assembly, every restoration, which writes all files, and every deployment. */
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
  productTable: ProductTable,
  earlier: readonly string[] = [],
): Promise<OpenSite> {
  const files = await listSiteFiles(root);
  const { manifests, problems } = await loadManifests(root, files);
  for (const { file, problem } of problems) console.warn(`${file} is left out: ${problem}`);
  const present = [...manifests, ...problems].map(({ file }) => file);
  const manifestFiles = [...new Set([...earlier, ...present])];
  const redirects = createRedirects(manifests, productTable);
  return {
    files,
    redirects,
    optional: listOptionalAddresses(productTable, manifests),
    manifestFiles,
    sendFile: sirv(root, { etag: true, gzip: true, extensions: [] }),
  };
}
