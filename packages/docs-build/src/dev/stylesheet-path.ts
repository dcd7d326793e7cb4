import { devDocumentsPath } from 'docs-shell/page-document';

/** Path prefix of a stylesheet that a demo imports. The encoded absolute file follows, and perhaps the time of an edit. */
export const stylesheetPath = `${devDocumentsPath}stylesheet.css?file=`;

/** Returns the absolute file of a path with this prefix. */
export function stylesheetOf(url: string): string {
  const [file = ''] = url.slice(stylesheetPath.length).split('&');
  return decodeURIComponent(file);
}
