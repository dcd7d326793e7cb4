import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { AppData, PageDocument } from 'docs-shell/page-document';
import { toMarkdownHref } from 'docs-shell/routing';
import { createLlms, llmsPath } from './create-llms';

/** A page as markdown. */
export interface PageMarkdown {
  readonly pathname: string;
  readonly language: string;
  readonly text: string;
}

interface WriteMarkdownOptions {
  readonly app: AppData;
  readonly pages: readonly PageDocument[];
  readonly markdown: readonly PageMarkdown[];
  readonly outDir: string;
}

/** Writes `<page>/index.md` and each product's `llms.txt`. */
export async function writeMarkdownFiles(options: WriteMarkdownOptions): Promise<void> {
  const { app, pages, markdown, outDir } = options;
  const place = async (file: string, text: string) => {
    await mkdir(path.dirname(path.join(outDir, file)), { recursive: true });
    await writeFile(path.join(outDir, file), text);
  };
  for (const { pathname, language, text } of markdown) {
    await place(toMarkdownHref(pathname, language), text);
  }
  const english = pages.filter(({ language }) => language === 'en');
  const frontMatter = new Map(english.map((page) => [page.pathname, page.frontMatter]));
  for (const product of app.products) {
    await place(llmsPath(product.rootPath), createLlms(product, { app, frontMatter }));
  }
}
