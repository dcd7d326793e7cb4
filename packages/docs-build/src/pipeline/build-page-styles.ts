import path from 'node:path';
import { transform } from 'lightningcss';
import {
  pageStyleNames,
  pageStyles,
  readPageStyle,
  type PageStyleName,
} from 'docs-shell/page-styles';
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
