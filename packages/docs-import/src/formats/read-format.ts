import { existsSync } from 'node:fs';
import path from 'node:path';
import type { ReadOptions, SourceSite } from '../types';
import { readDocusaurus } from './docusaurus/read-docusaurus';
import { findLayout } from './markdown/find-layout';
import { readMarkdown } from './markdown/read-markdown';
import { readMui } from './mui/read-mui';

/** Formats that can be imported. */
export const formatNames = ['mui', 'docusaurus', 'markdown'] as const;

/** Name of a format. */
export type FormatName = (typeof formatNames)[number];

/** A site, and how its demos resolve imports. */
export interface ReadSite {
  readonly site: SourceSite;
  /** Folder whose files keep their paths below `demos/`. */
  readonly demoDir: string;
  /** Import prefixes that stand for folders. */
  readonly aliases: ReadonlyMap<string, string>;
}

/** Reads a documentation in a format. */
export function readFormat(format: FormatName, options: ReadOptions): ReadSite {
  const { sourceDir } = options;
  switch (format) {
    case 'mui': {
      const docsDir = existsSync(path.join(sourceDir, 'data'))
        ? sourceDir
        : path.dirname(sourceDir);
      const aliases = new Map([
        ['docsx', docsDir],
        ['docs', docsDir],
      ]);
      return { site: readMui(options), demoDir: path.join(docsDir, 'data'), aliases };
    }
    case 'docusaurus':
      return {
        site: readDocusaurus(options),
        demoDir: sourceDir,
        aliases: new Map([['@site', sourceDir]]),
      };
    case 'markdown':
      return {
        site: readMarkdown(options),
        demoDir: findLayout(sourceDir).contentDir,
        aliases: new Map(),
      };
  }
}
