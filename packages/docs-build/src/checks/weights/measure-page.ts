import { demoListId } from 'docs-shell/demo/contract';
import { demoFrameSegment, playgroundSegment } from 'docs-shell/page-document';
import { z } from 'zod';
import { resolveUrl } from '../../lib/resolve-url';
import type { PageLink, ParsedPage } from '../parse/types';
import type { Site } from '../site';

/** Files that a page loads, from the site's root, with everything that they import statically. */
export interface PageFiles {
  /** Stylesheets of the shell. */
  readonly css: readonly string[];
  /** Stylesheets of the library and of the demos. */
  readonly demoCss: readonly string[];
  readonly fonts: readonly string[];
  /** Scripts of the head. */
  readonly scripts: readonly string[];
  /** Scripts of all demos. */
  readonly demoScripts: readonly string[];
}

/** Lists the files of a page. */
export function listPageFiles(page: ParsedPage, site: Site): PageFiles {
  const closure = (urls: readonly string[]) => transferClosure(urls, page.pathname, site);
  const styles = closure(stylesheets(page));
  const css = styles.filter((file) => file.endsWith('.css'));
  return {
    css: css.filter((file) => !isDemoStylesheet(file)),
    demoCss: css.filter(isDemoStylesheet),
    fonts: [...new Set([...styles, ...closure(preloadedFonts(page))])].filter(isFont),
    // The playground loads when a reader edits a demo.
    scripts: isPlayground(page) ? [] : closure(bootScripts(page)),
    demoScripts: closure(demoScripts(page)),
  };
}

/** Returns the bytes of files as they are sent. */
export function sumBytes(files: readonly string[], site: Site): number {
  return files.reduce((sum, file) => sum + (site.transferBytes.get(file) ?? 0), 0);
}

/** Stylesheets of demos are named so by the build: `demos-…` for what all share, `demo-…` for the others. */
function isDemoStylesheet(file: string): boolean {
  return /(^|\/)demos?-[^/]+\.css$/.test(file);
}

function isPlayground({ pathname }: ParsedPage): boolean {
  return pathname.includes(`/${demoFrameSegment}/${playgroundSegment}`);
}

function isFont(file: string): boolean {
  return /\.(woff2?|ttf|otf)$/.test(file);
}

function stylesheets({ links }: ParsedPage): string[] {
  return links.filter((link) => hasRelation(link, 'stylesheet')).map(({ url }) => url);
}

function preloadedFonts({ links }: ParsedPage): string[] {
  return links.filter((link) => link.as === 'font').map(({ url }) => url);
}

/** Scripts of the head, and modules that it fetches early. */
function bootScripts({ scripts, links }: ParsedPage): string[] {
  return [
    ...scripts.flatMap(({ src, inHead }) => (inHead && src !== undefined ? [src] : [])),
    ...links.filter((link) => hasRelation(link, 'modulepreload')).map(({ url }) => url),
  ];
}

const demoListSchema = z.object({
  runtime: z.string(),
  demos: z.array(z.object({ module: z.string(), preload: z.array(z.string()) })),
});

function demoScripts({ scripts }: ParsedPage): string[] {
  const text = scripts.find(({ id }) => id === demoListId)?.text;
  if (text === undefined) return [];
  const { runtime, demos } = demoListSchema.parse(JSON.parse(text));
  return [runtime, ...demos.flatMap(({ module, preload }) => [module, ...preload])];
}

function hasRelation({ rel = '' }: PageLink, relation: string): boolean {
  return rel.split(/\s+/).includes(relation);
}

/** Returns the files and everything that they import statically. */
function transferClosure(urls: readonly string[], pathname: string, site: Site): string[] {
  const files = new Set<string>();
  const visit = (url: string, from: string) => {
    const resolved = resolveUrl(url, from);
    if (resolved.kind !== 'internal') return;
    const file = resolved.pathname.slice(1);
    if (files.has(file) || !site.transferBytes.has(file)) return;
    files.add(file);
    for (const reference of site.assets.get(file)?.references ?? []) {
      if (reference.kind === 'static') visit(reference.url, `/${file}`);
    }
  };
  for (const url of urls) visit(url, pathname);
  return [...files];
}
