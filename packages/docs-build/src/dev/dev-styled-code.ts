import { existsSync } from 'node:fs';
import path from 'node:path';
import type { DemoCode, DemoStyles } from 'docs-shell/components';
import { devDocumentsPath } from 'docs-shell/page-document';
import type { CodeHighlighter } from '../content/highlight';
import { fileVariants, listVariants, type VariantFile } from '../demos/style-variants';
import { demoName } from '../demos/server-entry';
import { createStyledCode, type VariantSource } from '../pipeline/demos/create-styled-code';
import { highlightStylesheet } from '../pipeline/demos/highlight-stylesheet';
import type { DemoCodeMaker } from '../pipeline/demos/open-demo-code';
import { collectSources } from '../sandboxes/collect-sources';
import { devBase } from './dev-base';
import type { DevServerContext } from './dev-context';

/** Path prefix of the code of style variants on the dev server. The name of a file follows. */
export const styledCodePath = `${devDocumentsPath}styled/`;

interface StyledCodeTools {
  readonly highlighter: CodeHighlighter;
  readonly demoCode: DemoCodeMaker;
}

/** Makes the code of the style variants of a demo, if it has any, and lets the dev server answer with it. */
export async function prepareDevStyles(
  context: DevServerContext,
  id: string,
  code: readonly DemoCode[],
  tools: StyledCodeTools,
): Promise<DemoStyles | undefined> {
  const demosDir = path.join(context.appDir, 'demos');
  const variants = listVariants(id, listBeside(demosDir, id));
  if (variants.length === 0) return undefined;
  const sources = new Map<VariantFile, VariantSource>();
  for (const variant of variants) {
    sources.set(variant, await readVariant(context.appDir, variant, tools));
  }
  const { styles, assets } = createStyledCode(
    code,
    variants,
    (variant) => sources.get(variant) ?? emptySource,
    devBase + styledCodePath,
  );
  for (const { fileName, content } of assets) {
    context.styledCode.set(fileName, String(content));
  }
  return styles;
}

const emptySource: VariantSource = { name: '', code: [], stylesheets: [], texts: {} };

/** Returns the variants that a demo may have and that exist. */
function listBeside(demosDir: string, id: string): string[] {
  return fileVariants
    .map((name) => id.replace(/\.tsx$/, `.${name}.tsx`))
    .filter((file) => existsSync(path.join(demosDir, file)));
}

async function readVariant(
  appDir: string,
  { id }: VariantFile,
  { highlighter, demoCode }: StyledCodeTools,
): Promise<VariantSource> {
  const demosDir = path.join(appDir, 'demos');
  const { files } = await collectSources(demosDir, id, (file, text) =>
    demoCode.listImports(file, text),
  );
  const cssFiles = [...files.keys()].filter((file) => file.endsWith('.css'));
  return {
    name: demoName(id),
    // Code that does not parse has no JavaScript.
    code: await demoCode.make(path.join(demosDir, id)).catch(() => []),
    stylesheets: await Promise.all(
      cssFiles.map(async (sourceFile) => {
        const html = await highlightStylesheet(
          appDir,
          path.join(demosDir, sourceFile),
          highlighter,
        );
        return { sourceFile, ...(html !== undefined && { codeHtml: html }) };
      }),
    ),
    texts: Object.fromEntries(files),
  };
}
