import type { AppData, PageDocument } from 'docs-shell/page-document';
import { toMarkdownHref } from 'docs-shell/routing';
import type { OutputFolder } from '../lib/output-folder';
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
  readonly output: Pick<OutputFolder, 'write'>;
}

/** Writes `<page>/index.md` and each product's `llms.txt`. */
export function writeMarkdownFiles(options: WriteMarkdownOptions): void {
  const { app, pages, markdown, output } = options;
  for (const { pathname, language, text } of markdown) {
    output.write(toMarkdownHref(pathname, language, app.productTable), text);
  }
  const english = pages.filter(({ language }) => language === 'en');
  const frontMatter = new Map(english.map((page) => [page.pathname, page.frontMatter]));
  const aliases = new Map(english.map(({ pathname, api }) => [pathname, api?.aliases ?? []]));
  for (const product of app.products) {
    const text = createLlms(product, { app, frontMatter, aliases });
    output.write(llmsPath(product.rootPath), text);
  }
}
