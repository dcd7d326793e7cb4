import type { Diagnostic } from 'diagnostics';
import type { Site } from '../site';
import { resolveFile } from './resolve-file';
import { resolveUrl } from '../../lib/resolve-url';

/**
 * Checks that the imports of scripts and stylesheets exist and are on this site.
 *
 * @param siteFolder folder of the site from the repository's root, for messages: `dist/site`
 */
export function checkAssets(site: Site, siteFolder: string): readonly Diagnostic[] {
  return [...site.assets.values()].flatMap(({ file, references }) => {
    const urls = [...new Set(references.map(({ url }) => url))];
    return urls.flatMap((url) => {
      const resolved = resolveUrl(url, `/${file}`);
      const isThere =
        resolved.kind === 'internal' &&
        resolveFile(resolved.pathname, site.transferBytes).kind === 'file';
      if (isThere) return [];
      return [
        {
          file: `${siteFolder}/${file}`,
          code: 'DOCS5007',
          received: `a reference to ${url}`,
          expected: 'a file of the site',
          hint: 'Build the app again without its cache. If the problem persists, it is a bug of docs-build, which did not write the file.',
        },
      ];
    });
  });
}
