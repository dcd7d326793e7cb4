import semver from 'semver';
import type { ReleasedChange } from './types';

const headings = { major: 'Breaking', minor: 'New', patch: 'Fixed' } as const;

/**
 * Returns the changes that an app meets on the way from one version to another: the newest version first, and breaking
 * changes first in each.
 *
 * @param hasFile - whether the app has a file or folder
 */
export function listChanges(
  changes: readonly ReleasedChange[],
  { from, to }: { readonly from: string; readonly to: string },
  hasFile: (file: string) => boolean,
): readonly ReleasedChange[] {
  const order = Object.keys(headings);
  return changes
    .filter(({ version }) => semver.gt(version, from) && semver.lte(version, to))
    .filter(({ files, kind }) => kind === 'major' || (files?.some(hasFile) ?? true))
    .toSorted(
      (a, b) =>
        semver.rcompare(a.version, b.version) || order.indexOf(a.kind) - order.indexOf(b.kind),
    );
}

/** Returns changes as text, by version. */
export function describeChanges(changes: readonly ReleasedChange[]): string {
  const versions = [...new Set(changes.map(({ version }) => version))];
  return versions
    .map((version) => {
      const texts = changes
        .filter((change) => change.version === version)
        .map(({ kind, text }) => `${headings[kind]}: ${text}`);
      return `${version}\n\n${texts.join('\n\n')}\n`;
    })
    .join('\n');
}
