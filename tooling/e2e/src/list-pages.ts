import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { demoAttribute, demoModuleAttribute } from 'docs-shell/demo/contract';
import { isLinkedPage } from 'docs-shell/offline';
import { demoFrameSegment } from 'docs-shell/page-document';
import { siteRoot } from './site-root';

/** Finds the names of demos that the browser hydrates. */
const demoPattern = new RegExp(`${demoAttribute}="([^"]+)" ${demoModuleAttribute}=`, 'g');

/** A page of the assembled site. */
export interface SitePage {
  /** With trailing slash; a 404 page by its file. */
  readonly address: string;
  /** Names of its demos, in order. */
  readonly demos: readonly string[];
  /** A page of an API reference. */
  readonly isGenerated: boolean;
}

/** Lists the pages of the assembled site, including 404 pages, without documents of single demos. */
export function listPages(): SitePage[] {
  const root = siteRoot();
  return globSync('**/*.html', { cwd: root, ignore: `**/${demoFrameSegment}/**` })
    .filter((file) => !isLinkedPage(file))
    .sort()
    .map((file) => {
      const html = readFileSync(path.join(root, file), 'utf8');
      return {
        address: `/${file.replace(/index\.html$/, '')}`,
        demos: [...html.matchAll(demoPattern)].map(([, name = '']) => name),
        isGenerated: html.includes('<div class="d-api '),
      };
    });
}
