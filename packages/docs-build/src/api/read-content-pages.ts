import { readFile } from 'node:fs/promises';
import { resolveLocation, toHref } from 'docs-shell/routing';
import type { FrontMatter } from 'docs-shell/page-document';
import { readFrontMatter } from '../content/front-matter';
import type { LoadedApp } from '../load';

/** A content page of the app, which is not generated. */
export interface ContentPage {
  readonly pathname: string;
  readonly productId: string;
  readonly frontMatter: FrontMatter;
  /** Ids of its demos in a frame, in their order. */
  readonly demos: readonly string[];
}

/** Reads what the API reference needs to know of the English content pages of an app, without compiling them. */
export function readContentPages(app: LoadedApp): Promise<readonly ContentPage[]> {
  const english = app.contentFiles.filter(({ language }) => language === 'en');
  return Promise.all(
    english.map(async ({ file, pathname }) => {
      const text = await readFile(file, 'utf8');
      const { productId } = resolveLocation(toHref(pathname, 'en'), app.productTable);
      const frontMatter = readFrontMatter(file, text);
      return { pathname, productId, frontMatter, demos: listDemoIds(text) };
    }),
  );
}

function listDemoIds(text: string): string[] {
  return [...text.matchAll(/<Demo\b[^>]*>/g)].flatMap(([tag]) =>
    /\sbare\b/.test(tag) ? [] : (/\sfile="([^"]+)"/.exec(tag)?.[1] ?? []),
  );
}
