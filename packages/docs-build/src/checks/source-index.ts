import type { SourceLink } from 'docs-shell/page-document';
import { toHref } from 'docs-shell/routing';
import type { Diagnostic } from 'diagnostics';
import type { PageSource } from './parse-page-sources';
import type { ParsedPage } from './parse/types';

type Place = Pick<Diagnostic, 'file' | 'line' | 'path'>;

/** Finds the source of what a page shows. */
export interface SourceIndex {
  /** Returns the source of the page, or the built file if it has none (a 404 page). */
  placeOfPage(page: ParsedPage): Place;
  /** Returns file and line of a link, or the built file for a link of the shell. */
  placeOfLink(page: ParsedPage, href: string): Place;
  /** All sources. */
  readonly sources: readonly PageSource[];
}

interface SourceIndexOptions {
  /** Folder of the site from the repository's root: `dist/site`. */
  readonly siteFolder: string;
}

/** Creates the index from the sources of all apps. */
export function createSourceIndex(
  sources: readonly PageSource[],
  { siteFolder }: SourceIndexOptions,
): SourceIndex {
  const sourceOf = new Map(
    sources.map((source) => [toHref(source.pathname, source.language), source]),
  );
  const builtFile = (page: ParsedPage): Place => ({ file: `${siteFolder}/${page.file}` });
  return {
    sources,
    placeOfPage(page) {
      const source = sourceOf.get(page.pathname);
      return source ? { file: source.sourceFile, path: page.pathname } : builtFile(page);
    },
    placeOfLink(page, href) {
      const source = sourceOf.get(page.pathname);
      const link = source?.links.find((candidate: SourceLink) => candidate.href === href);
      return source && link ? { file: source.sourceFile, line: link.line } : builtFile(page);
    },
  };
}
