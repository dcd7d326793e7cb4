import { stat } from 'node:fs/promises';
import sirv, { type RequestHandler } from 'sirv';
import { listSiteFiles, type SiteFileNames } from './site-files';

/** A site as it was when it was read. */
export interface OpenSite {
  readonly files: SiteFileNames;
  readonly sendFile: RequestHandler;
}

/**
 * Answers with the present site. sirv in production mode remembers sizes and times, so it is made anew
 * when an assembly has put another folder in the site's place.
 */
export function createSiteOpener(root: string): () => Promise<OpenSite> {
  let opened: { readonly folder: string; readonly site: Promise<OpenSite> } | undefined;
  return async () => {
    const { ino, birthtimeMs } = await stat(root);
    const folder = `${ino} ${birthtimeMs}`;
    if (opened?.folder !== folder) opened = { folder, site: readSite(root) };
    return opened.site;
  };
}

async function readSite(root: string): Promise<OpenSite> {
  const files = await listSiteFiles(root);
  return { files, sendFile: sirv(root, { etag: true, gzip: true, extensions: [] }) };
}
