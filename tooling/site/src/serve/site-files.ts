import { glob } from 'tinyglobby';

/** Files that the server may send, from the site's root, with `/`; without their compressed forms. */
export type SiteFileNames = ReadonlySet<string>;

/** Reads the names of a site's files. Hidden files are none of them. */
export async function listSiteFiles(root: string): Promise<SiteFileNames> {
  const files = new Set(await glob('**/*', { cwd: root }));
  return new Set(
    [...files].filter((file) => !(file.endsWith('.gz') && files.has(file.slice(0, -3)))),
  );
}
