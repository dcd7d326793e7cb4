import { readFile } from 'node:fs/promises';
import { fontStyles, type FontStyleName } from 'docs-shell/fonts';
import type { AssetFile } from '../lib/asset-file';
import { hashName } from '../lib/hash-name';

/** Stylesheets of fonts, published with their fonts. */
export interface BuiltFonts {
  readonly assets: readonly AssetFile[];
  /** URL of a stylesheet. */
  readonly urls: Readonly<Record<FontStyleName, string>>;
}

/** Names fonts and their stylesheets by content. Browsers download only the fonts that a page uses. */
export async function buildFonts(assetsUrl: string): Promise<BuiltFonts> {
  const icons = await buildFont('icons', assetsUrl);
  const iconsFull = await buildFont('iconsFull', assetsUrl);
  const condensed = await buildFont('condensed', assetsUrl);
  return {
    assets: [...icons.assets, ...iconsFull.assets, ...condensed.assets],
    urls: { icons: icons.url, iconsFull: iconsFull.url, condensed: condensed.url },
  };
}

async function buildFont(style: FontStyleName, assetsUrl: string) {
  const { name, file, css } = fontStyles[style];
  const font = await readFile(file());
  const fontName = hashName(name.replace(/\.css$/, '.woff2'), font);
  const content = css(assetsUrl + fontName);
  const styleName = hashName(name, content);
  return {
    url: assetsUrl + styleName,
    assets: [
      { fileName: fontName, content: font },
      { fileName: styleName, content },
    ],
  };
}
