import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { repositoryPath } from '../app';
import type { CodeHighlighter } from '../content/highlight';
import type { DemoSheets } from '../demos/demo-sheets';
import type { AssetFile } from '../islands/asset-file';
import { hashName } from '../islands/hash-name';
import type { DemoSheet } from './page-demos';

/** Names each style sheet of an app's demos by its content, and highlights its source. */
export async function prepareSheets(
  { appDir }: { readonly appDir: string },
  sheets: DemoSheets,
  highlighter: CodeHighlighter,
  assetsUrl: string,
) {
  const assets: AssetFile[] = [];
  const byFile = new Map<string, DemoSheet>();
  for (const [file, content] of sheets) {
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
