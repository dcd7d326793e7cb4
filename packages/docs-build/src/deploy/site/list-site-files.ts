import { glob } from 'tinyglobby';

/** Paths of files that the server can send, from the site's root, with `/`. Excludes compressed forms. */
export type SiteFileNames = ReadonlySet<string>;

/** Lists the files of a site, except hidden ones. */
export async function listSiteFiles(root: string): Promise<SiteFileNames> {
  const files = new Set(await glob('**/*', { cwd: root }));
  return new Set(
    [...files].filter((file) => !(file.endsWith('.gz') && files.has(file.slice(0, -3)))),
  );
}
