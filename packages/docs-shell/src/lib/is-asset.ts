/** Folder of files that are named by their content: at the root of the site, or of a self-contained product. */
export const assetsFolder = '/_assets/';

/** Returns whether a file is named by its content, so that it never changes. */
export function isAsset(pathname: string): boolean {
  return pathname.includes(assetsFolder);
}
