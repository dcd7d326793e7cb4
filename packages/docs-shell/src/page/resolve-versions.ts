import type { Version } from '../product';
import { isExternal } from '../routing';
import type { VersionLink } from './types';

/**
 * Returns the versions of a product as links from one of its pages. If `samePaths` in the product definition says that a
 * version has the same page, its link leads to that page; otherwise it leads to the start page of the version. The
 * browser can also read the published manifest of a version on this origin (`rootHref`); the Content-Security-Policy
 * blocks requests to other sites.
 *
 * @param pathInProduct See `resolvePathInProduct`.
 */
export function resolveVersions(
  versions: readonly Version[],
  pathInProduct: string,
): readonly VersionLink[] {
  return versions.map(({ text, href, current, samePaths = [], start }) => {
    if (href === undefined) return { text, current };
    if (pathInProduct !== '' && isCovered(samePaths, pathInProduct)) {
      return { text, current, href: `${href.replace(/\/$/, '')}${pathInProduct}/` };
    }
    // An entry without a number, such as “All versions”, leads to a page about versions.
    const isVersion = !current && /\d/.test(text);
    return {
      text,
      current,
      href: start ?? href,
      ...(isVersion && pathInProduct !== '' && { isStart: true }),
      ...(isVersion && !isExternal(href) && { rootHref: href }),
    };
  });
}

/** The last pattern that matches decides. */
function isCovered(patterns: readonly string[], path: string): boolean {
  const last = patterns.findLast((pattern) => {
    const wanted = pattern.replace(/^!/, '');
    return wanted.endsWith('*') ? path.startsWith(wanted.slice(0, -1)) : path === wanted;
  });
  return last !== undefined && !last.startsWith('!');
}

/** Returns the part of a normalized pathname below its product's root: `/react-button`, and `''` for the root. */
export function resolvePathInProduct(pathname: string, rootPath: string): string {
  const isBelow = pathname === rootPath || pathname.startsWith(`${rootPath}/`);
  return (isBelow ? pathname.slice(rootPath.length) : pathname).replace(/\/$/, '');
}
