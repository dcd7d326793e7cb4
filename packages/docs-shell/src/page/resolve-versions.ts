import type { Version } from '../manifest';
import { isExternal } from '../routing';
import type { VersionLink } from './types';

/**
 * The versions of a product as links from one of its pages (SPEC NAV-7). Where the manifest says that a version has
 * the page too, its link leads there; else it leads to the version's root, because nothing proves the page, and an
 * external site cannot be asked under our Content-Security-Policy. A version on this origin is asked in the browser.
 */
export function resolveVersions(
  versions: readonly Version[],
  pathInProduct: string,
): readonly VersionLink[] {
  return versions.map(({ text, href, current, samePaths = [] }) => {
    if (href === undefined) return { text, current };
    if (pathInProduct !== '' && samePaths.some((path) => covers(path, pathInProduct))) {
      return { text, current, href: `${href.replace(/\/$/, '')}${pathInProduct}/` };
    }
    // An entry without a number, as “All versions”, leads to a page about versions.
    const hasManifest = !current && !isExternal(href) && /\d/.test(text);
    return { text, current, href, ...(hasManifest && { hasManifest }) };
  });
}

function covers(pattern: string, path: string): boolean {
  return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
}
