import { existsSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';

/** Where a tool keeps its pages and its public files. */
export interface MarkdownLayout {
  readonly tool: 'starlight' | 'vitepress' | 'nextra' | 'plain';
  /** Absolute. */
  readonly contentDir: string;
  readonly configFile?: string | undefined;
}

/** Recognizes Starlight, VitePress and Nextra by their files. Anything else is a folder of pages. */
export function findLayout(sourceDir: string): MarkdownLayout {
  const find = (...patterns: string[]) =>
    globSync(patterns, { cwd: sourceDir, absolute: true, dot: true }).sort()[0];
  const starlight = path.join(sourceDir, 'src/content/docs');
  if (existsSync(starlight)) {
    return {
      tool: 'starlight',
      contentDir: starlight,
      configFile: find('astro.config.{ts,mts,js,mjs}'),
    };
  }
  const vitepress = find(
    '.vitepress/config.{ts,mts,js,mjs}',
    'docs/.vitepress/config.{ts,mts,js,mjs}',
  );
  if (vitepress !== undefined) {
    return {
      tool: 'vitepress',
      contentDir: path.dirname(path.dirname(vitepress)),
      configFile: vitepress,
    };
  }
  const nextra = ['pages', 'content', 'src/pages', 'src/content', '.'].find(
    (folder) =>
      globSync(['_meta.{ts,tsx,js,jsx,json}', '*/_meta.{ts,tsx,js,jsx,json}'], {
        cwd: path.join(sourceDir, folder),
      }).length > 0,
  );
  if (nextra !== undefined) return { tool: 'nextra', contentDir: path.join(sourceDir, nextra) };
  return { tool: 'plain', contentDir: sourceDir };
}
