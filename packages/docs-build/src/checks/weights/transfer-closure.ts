import { resolveUrl } from '../../lib/resolve-url';
import type { Site } from '../site';

/** Returns the files and everything that they import statically. */
export function transferClosure(
  urls: readonly string[],
  pathname: string,
  site: Site,
): Set<string> {
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
  return files;
}
