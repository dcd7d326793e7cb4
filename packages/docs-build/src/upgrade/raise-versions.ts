import semver from 'semver';

/** A dependency on a package of the platform in the text of a `package.json`. They have one version. */
const dependency = /"(docs-build|docs-shell)"(\s*:\s*)"([^"]*)"/g;

/**
 * Returns the text of a `package.json` with another version of the platform. The packages get the alias that keeps their
 * scope out of imports. Dependencies on files, links and workspaces stay as they are, and so does the format.
 *
 * @param scope - scope of the published packages, such as `@scope`
 */
export function raiseVersions(text: string, to: string, scope: string): string {
  return text.replace(dependency, (whole, name: string, colon: string, value: string) => {
    const range = value.replace(/^npm:(@[^/]+\/)?[^@]+@/, '');
    if (semver.validRange(range) === null && range !== 'latest') return whole;
    const [operator = ''] = /^[~^]/.exec(range) ?? [];
    return `"${name}"${colon}"npm:${scope}/${name}@${operator}${to}"`;
  });
}
