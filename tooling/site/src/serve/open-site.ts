import { stat } from 'node:fs/promises';
import path from 'node:path';
import sirv, { type RequestHandler } from 'sirv';
import { listSiteFiles, type SiteFileNames } from './site-files';

/** A site as it was when it was read. */
export interface OpenSite {
  readonly files: SiteFileNames;
  readonly sendFile: RequestHandler;
}

/**
 * Answers with the present site. sirv in production mode remembers sizes and times, so it is made anew
 * when an assembly has put another folder in the site's place, or Turborepo has restored one over it.
 */
export function createSiteOpener(root: string): () => Promise<OpenSite> {
  let opened: { readonly stamp: string; readonly site: Promise<OpenSite> } | undefined;
  return async () => {
    const stamp = await readStamp(root);
    if (opened?.stamp !== stamp) opened = { stamp, site: readSite(root) };
    return opened.site;
  };
}

/** Differs after every assembly and every restoration, which writes all files. */
async function readStamp(root: string): Promise<string> {
  const folder = await stat(root);
  const home = await stat(path.join(root, 'index.html')).catch(() => undefined);
  return [folder.ino, folder.birthtimeMs, home?.ino, home?.mtimeMs].join(' ');
}

async function readSite(root: string): Promise<OpenSite> {
  const files = await listSiteFiles(root);
  return { files, sendFile: sirv(root, { etag: true, gzip: true, extensions: [] }) };
}
