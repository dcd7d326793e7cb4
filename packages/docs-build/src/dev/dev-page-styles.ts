import { devDocumentsPath } from 'docs-shell/page-document';
import { pageStyleNames, readPageStyle, type PageStyleName } from 'docs-shell/page-styles';

const folder = `${devDocumentsPath}styles/`;

/** URLs of the stylesheets of content components on the dev server. */
export function pageStyleUrls(origin: string): Readonly<Record<PageStyleName, string>> {
  const entries = pageStyleNames.map((name) => [name, `${origin}${folder}${name}.css`]);
  return Object.fromEntries(entries) as Record<PageStyleName, string>;
}

/** Returns the stylesheet at a URL of the dev server from its current source. */
export async function devPageStyle(url: string): Promise<string | undefined> {
  const name = pageStyleNames.find((candidate) => url === `${folder}${candidate}.css`);
  return name && readPageStyle(name);
}
