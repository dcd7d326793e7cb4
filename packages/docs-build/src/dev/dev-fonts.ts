import { devDocumentsPath } from 'docs-shell/page-document';
import { fontStyles, type FontStyleName } from 'docs-shell/fonts';

/** URLs of the stylesheets of fonts on the dev server. */
export function fontUrls(origin: string): Readonly<Record<FontStyleName, string>> {
  const url = (style: FontStyleName) => origin + devDocumentsPath + fontStyles[style].name;
  return { icons: url('icons'), iconsFull: url('iconsFull'), condensed: url('condensed') };
}

/** Returns the stylesheet at a URL of the dev server. Its font is served from the source folder. */
export function devFontStyle(url: string, host: string): string | undefined {
  const style = Object.values(fontStyles).find(({ name }) => url === devDocumentsPath + name);
  return style?.css(`http://${host}/@fs${style.file()}`);
}
