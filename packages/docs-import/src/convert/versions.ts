import type { VersionInput } from 'docs-shell/product';
import type { ImportReport } from '../report';
import type { SourceSite, SourceVersion } from '../types';
import type { AddressMap } from './addresses';

interface VersionContext {
  readonly site: SourceSite;
  readonly addresses: AddressMap;
  readonly rootPath: string;
  readonly report: ImportReport;
}

/**
 * Returns the version menu: the imported version, and links to the others at the old site. Undefined if the site has one
 * version.
 */
export function convertVersions(context: VersionContext): readonly VersionInput[] | undefined {
  const { site, addresses, rootPath, report } = context;
  const { siteUrl, versions = [] } = site;
  if (versions.length === 0) return undefined;
  const paths = [...addresses.pages.keys()].map((address) =>
    addresses.toPathname(address).slice(rootPath.length),
  );
  const links = versions.flatMap((version): VersionInput[] => {
    if (siteUrl === undefined) {
      report.notImported(version.location, {
        kind: 'version',
        what: `version ${version.label} with ${version.paths.length} pages`,
        todo: 'Import again with --site-url, so that the version menu can link to the old site.',
      });
      return [];
    }
    const href = `${siteUrl}${version.address}`;
    report.changed(version.location, {
      kind: 'version',
      what: `version ${version.label} with ${version.paths.length} pages`,
      result: `a link to ${href} in the version menu`,
      todo: 'Keep its site, or import it into a product of its own with --version.',
    });
    const samePaths = listSamePaths(paths, version);
    // Without an index document, a version has no page at its root.
    const depthOf = (name: string) => name.split('/').length;
    const [first] = version.paths.toSorted((a, b) => depthOf(a) - depthOf(b));
    const start = version.paths.includes('') ? undefined : `${href}${first ?? ''}`;
    return [
      {
        text: version.label,
        href,
        ...(samePaths.length > 0 && { samePaths }),
        ...(start !== undefined && { start }),
      },
    ];
  });
  return [{ current: true }, ...links];
}

/** Returns the shorter of two lists: the pages that both versions have, or all pages but those that one lacks. */
function listSamePaths(paths: readonly string[], version: SourceVersion): readonly string[] {
  const known = new Set(version.paths);
  const own = paths.filter((name) => name !== '');
  const same = own.filter((name) => known.has(name)).sort();
  const missing = own
    .filter((name) => !known.has(name))
    .map((name) => `!${name}`)
    .sort();
  return missing.length + 1 < same.length ? ['/*', ...missing] : same;
}
