import { stylesheetAttribute } from 'docs-shell/page-document';

/** A stylesheet by its URL. */
export type Stylesheets = ReadonlyMap<string, string>;

/** A larger stylesheet, such as that of a whole library, stays a file: it would delay the text of the page. */
const maxBytes = 64 * 1024;

/** Links to stylesheets, as React writes them. Those of a demo's frame have more attributes and stay. */
const stylesheetLink = /<link rel="stylesheet" href="([^"]+)"\/>/g;

/** Addresses that would change with the place of the styles, and text that would end the element. */
const dependsOnPlace = /@import|url\(\s*["']?(?!\/|data:|https?:|#)|<\/style/i;

/**
 * Replaces the links to stylesheets in the head of a page by their content, so that the page can be shown before any other
 * file has arrived. Other stylesheets, and those that only work as files, stay linked.
 */
export function inlineStyles(html: string, stylesheets: Stylesheets): string {
  const headEnd = html.indexOf('</head>');
  const head = html.slice(0, headEnd).replaceAll(stylesheetLink, (link, url: string) => {
    const css = stylesheets.get(url);
    const isInline =
      css !== undefined && Buffer.byteLength(css) <= maxBytes && !dependsOnPlace.test(css);
    return isInline ? `<style ${stylesheetAttribute}="${url}">${css}</style>` : link;
  });
  return head + html.slice(headEnd);
}
