import { devDocumentsPath } from 'docs-shell/page-document';

/** Path prefix of the stylesheets of content components. */
export const pageStylesFolder = `${devDocumentsPath}styles/`;

/** Path prefixes of the shell's stylesheets: those that Next makes, and those of content components. */
export const shellStylesheetPaths = ['/_next/static/', pageStylesFolder];

/** Path of the stylesheet that all demos share. */
export const sharedStylesPath = `${devDocumentsPath}demos.css`;

/** Path prefix of a stylesheet that a demo imports. The encoded absolute file follows, and perhaps the time of an edit. */
export const stylesheetPath = `${devDocumentsPath}stylesheet.css?file=`;

/** Returns the absolute file of a path with this prefix. */
export function stylesheetOf(url: string): string {
  const [file = ''] = url.slice(stylesheetPath.length).split('&');
  return decodeURIComponent(file);
}
