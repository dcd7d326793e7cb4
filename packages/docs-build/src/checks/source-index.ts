import type { SourceLink } from 'docs-shell/page-document';
import { toHref, type ProductTable } from 'docs-shell/routing';
import type { Diagnostic } from 'diagnostics';
import type { PageSource } from './parse-page-sources';
import type { ParsedPage } from './parse/types';

type SourceLocation = Pick<Diagnostic, 'file' | 'line' | 'path'>;

/** Finds the sources of pages and their links. */
export interface SourceIndex {
  /** Returns the source of the page, or the built file if it has none (a 404 page). */
  locatePage(page: ParsedPage): SourceLocation;
  /** Returns file and line of a link, or the built file for a link of the shell. */
  locateLink(page: ParsedPage, href: string): SourceLocation;
  /** All sources. */
  readonly sources: readonly PageSource[];
}

interface SourceIndexOptions {
  /** Folder of the site from the repository's root: `dist/site`. */
  readonly siteFolder: string;
  /** Products of the site, which say where a language is in an address. */
  readonly productTable: ProductTable;
}

/** Creates the index from the sources of all apps. */
export function createSourceIndex(
  sources: readonly PageSource[],
  { siteFolder, productTable }: SourceIndexOptions,
): SourceIndex {
  const sourceOf = new Map(
    sources.map((source) => [toHref(source.pathname, source.language, productTable), source]),
  );
  const builtFile = (page: ParsedPage): SourceLocation => ({ file: `${siteFolder}/${page.file}` });
  return {
    sources,
    locatePage(page) {
      const source = sourceOf.get(page.pathname);
      return source ? { file: source.sourceFile, path: page.pathname } : builtFile(page);
    },
    locateLink(page, href) {
      const source = sourceOf.get(page.pathname);
      const link = source?.links.find((candidate: SourceLink) => candidate.href === href);
      return source && link ? { file: source.sourceFile, line: link.line } : builtFile(page);
    },
  };
}
