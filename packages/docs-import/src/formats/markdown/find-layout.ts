import { existsSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';

/** The folders of a tool: pages and public files. */
export interface MarkdownLayout {
  readonly tool: 'starlight' | 'vitepress' | 'nextra' | 'plain';
  /** Absolute. */
  readonly contentDir: string;
  readonly configFile?: string | undefined;
}

/**
 * Returns the layout of Starlight, VitePress or Nextra if the folder has their files. Otherwise the folder itself has
 * the pages.
 */
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
