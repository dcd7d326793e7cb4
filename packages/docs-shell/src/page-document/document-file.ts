/**
 * Returns the path of a page document, relative to the app's build folder.
 *
 * @param pathname - `/`, or a path without trailing slash
 */
export function documentFile(language: string, pathname: string): string {
  return `pages/${language}${pathname === '/' ? '' : pathname}/document.json`;
}

/** Folder of an app in which `docs-build` writes the data of pages. */
export const buildFolder = '.docs';

/** File in the build folder with the origin of the running `docs dev`. A build leaves it alone. */
export const devServerFile = 'dev-server.json';

/** Last path segment under which the 404 page is built, before it becomes `404.html`. */
export const notFoundSegment = '_not-found';

/**
 * First path segment, below a product's root, of documents that hold one demo each for an iframe. Navigation, sitemap and
 * search do not list them.
 */
export const demoFrameSegment = '_demos';

/**
 * Last path segment of the demo document that runs edited code. Servers send a stricter Content-Security-Policy for paths
 * with this name.
 */
export const playgroundSegment = '_playground';

/** Path under which the server of `docs dev` serves the same files from source. */
export const devDocumentsPath = '/@docs/';

/** Attribute of styles in a page: the URL of the stylesheet that has the same styles. */
export const stylesheetAttribute = 'data-href';
