import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type FontStyleName, fontStyles } from 'docs-shell/fonts';
import {
  type PageStyleName,
  pageStyleNames,
  pageStyles,
  readPageStyle,
} from 'docs-shell/page-styles';
import { transform } from 'lightningcss';
import type { AssetFile } from '../lib/asset-file';
import { hashName } from '../lib/hash-name';

/** URLs of the stylesheets that only some pages load. */
export interface BuiltPageStyles {
  readonly assets: readonly AssetFile[];
  readonly urls: Readonly<Record<PageStyleName, string>>;
}

/** Minifies the stylesheets of content components and names them by content. */
export async function buildPageStyles(assetsUrl: string): Promise<BuiltPageStyles> {
  const built = await Promise.all(
    pageStyleNames.map(async (name) => {
      const { file } = pageStyles[name];
      const content = await readPageStyle(name, (css) =>
        transform({ filename: file, code: Buffer.from(css), minify: true }).code.toString(),
      );
      return {
        name,
        asset: { fileName: hashName(path.basename(file).toLowerCase(), content), content },
      };
    }),
  );
  const entries = built.map(({ name, asset }) => [name, assetsUrl + asset.fileName]);
  return {
    assets: built.map(({ asset }) => asset),
    urls: Object.fromEntries(entries) as BuiltPageStyles['urls'],
  };
}

/** Stylesheets of fonts, published with their fonts. */
interface BuiltFonts {
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
