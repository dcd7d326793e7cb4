import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { repositoryPath } from '../../load';
import type { CodeHighlighter } from '../../content/highlight';
import type { DemoStylesheets } from '../../bundle/demo-stylesheets';
import type { AssetFile } from '../../lib/asset-file';
import { hashName } from '../../lib/hash-name';
import type { DemoStylesheet } from './page-demos';

/** Names each stylesheet of an app's demos by its content, and highlights its source. */
export async function prepareStylesheets(
  { appDir }: { readonly appDir: string },
  stylesheets: DemoStylesheets,
  highlighter: CodeHighlighter,
  assetsUrl: string,
) {
  const assets: AssetFile[] = [];
  const byFile = new Map<string, DemoStylesheet>();
  for (const [file, content] of stylesheets) {
    const fileName = hashName(`demo-${path.basename(file)}`, content);
    const source = await readFile(file, 'utf8');
    assets.push({ fileName, content });
    byFile.set(file, {
      sourceFile: repositoryPath(appDir, file),
      codeHtml: await highlighter.highlight(source.trimEnd(), 'css'),
      url: assetsUrl + fileName,
    });
  }
  return { assets, byFile };
}
