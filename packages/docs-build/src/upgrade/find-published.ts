import { DiagnosticsError } from 'diagnostics';
import { runNpm } from 'react-api-docs/npm';

/**
 * Asks npm for a version of a package, by default for the newest.
 *
 * @param view runs `npm` with arguments and returns what it prints
 * @throws {DiagnosticsError} if npm does not find it
 */
export async function findPublished(
  packageName: string,
  version?: string,
  view: (args: readonly string[]) => Promise<string> = runNpm,
): Promise<string> {
  const spec = version === undefined ? packageName : `${packageName}@${version}`;
  try {
    return (await view(['view', spec, 'version'])).trim();
  } catch (error) {
    const [, reason = 'an error'] = /npm error code (\S+)/.exec(String(error)) ?? [];
    throw new DiagnosticsError([
      {
        file: 'docs upgrade',
        ...(version !== undefined && { path: '--to' }),
        code: 'DOCS7014',
        received: `${spec}, for which npm answers ${reason}`,
        expected: 'a version that is published',
        hint: `npm view ${packageName} versions lists them, if npm can reach its registry.`,
      },
    ]);
  }
}
