import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { SiteDigests } from '@tooling/playwright/unchanged';
import { demoAttribute, demoModuleAttribute } from 'docs-shell/demo/contract';
import { isLinkedPage } from 'docs-shell/offline';
import { demoFrameSegment, playgroundSegment } from 'docs-shell/page-document';
import { globSync } from 'tinyglobby';

/** Finds the names of demos that the browser hydrates. */
const demoPattern = new RegExp(`${demoAttribute}="([^"]+)" ${demoModuleAttribute}=`, 'g');

/** Kind of a page. A sample has a fixed number of pages of each kind. */
export type PageKind = 'api' | 'demo-document' | 'demos' | 'text';

/** A page that an app publishes. */
export interface BuiltPage {
  /** Pathname with trailing slash, or the file of a 404 page. */
  readonly address: string;
  readonly kind: PageKind;
  /** Names of its demos in order. */
  readonly demos: readonly string[];
  /** Digest of its HTML. Another digest in the name of a script does not change it. */
  readonly digest: string;
  /**
   * Digest of its HTML as it is. The HTML names every asset by a hash of the content, and assets name one another the same
   * way, so pages with the same digest load the same bytes.
   */
  readonly bytes: string;
}

/** Lists the pages of a built app, including 404 pages and documents of single demos. */
export function listPages(distDir: string, site: SiteDigests): BuiltPage[] {
  return globSync('**/*.html', { cwd: distDir })
    .filter((file) => !isLinkedPage(file))
    .filter((file) => !`/${file}`.includes(`/${demoFrameSegment}/${playgroundSegment}`))
    .sort()
    .map((file) => {
      const html = readFileSync(path.join(distDir, file), 'utf8');
      const demos = [...html.matchAll(demoPattern)].map(([, name = '']) => name);
      const address = `/${file.replace(/index\.html$/, '')}`;
      return {
        address,
        kind: kindOf(file, html, demos),
        demos,
        // It takes much longer than reading the page, and most pages do not need it.
        get digest() {
          return site.digestOf(address);
        },
        bytes: createHash('sha256').update(html).digest('base64url'),
      };
    });
}

function kindOf(file: string, html: string, demos: readonly string[]): PageKind {
  if (`/${file}`.includes(`/${demoFrameSegment}/`)) return 'demo-document';
  if (html.includes('<div class="d-api ')) return 'api';
  return demos.length > 0 ? 'demos' : 'text';
}
