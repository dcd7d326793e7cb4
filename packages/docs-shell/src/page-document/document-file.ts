/**
 * Where a page document lies below the app's build folder, as `docs-build` writes it and the Next adapter reads it.
 * The pathname is `/` or has no trailing slash.
 */
export function documentFile(language: string, pathname: string): string {
  return `pages/${language}${pathname === '/' ? '' : pathname}/document.json`;
}

/** Folder below an app that holds what `docs-build` writes for Next. */
export const buildFolder = '.docs';

/** File in the build folder that lists the pages for Next to render: the segments of each address. */
export const renderListFile = 'render.json';

/** Last segment of the address under which an app's 404 page is built, before it becomes `404.html`. */
export const notFoundSegment = '_not-found';

/**
 * First segment, below a product's root, of the documents that hold one demo each, for an iframe. They are no pages:
 * no list, sitemap or search names them.
 */
export const demoFrameSegment = '_demos';

/**
 * Last segment of the document, among those of demos, that runs the code of readers. Servers give it a policy of
 * its own by this name.
 */
export const playgroundSegment = '_playground';

/** Path on the server of `docs dev` below which the same files are answered from the sources. */
export const devDocumentsPath = '/@docs/';
