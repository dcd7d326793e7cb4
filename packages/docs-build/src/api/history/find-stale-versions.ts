import type { Diagnostic } from 'diagnostics';
import type { ApiFile } from '../../load/read-api-documents';

/**
 * Finds packages whose API documents have another version than the installed one. Reports each package once.
 *
 * @param installed versions of the installed packages, by name
 */
export function findStaleVersions(
  files: readonly ApiFile[],
  installed: Readonly<Record<string, string>>,
): Diagnostic[] {
  const stale = files.filter(({ document }) => {
    const { name, version } = document.package;
    return installed[name] !== version;
  });
  const firstOfEach = new Map(stale.toReversed().map((file) => [file.document.package.name, file]));
  return [...firstOfEach.values()].map(({ sourceFile, document }) => {
    const { name, version } = document.package;
    return {
      file: sourceFile,
      path: 'package.version',
      code: 'DOCS6001',
      received: `${name} ${version}`,
      expected:
        installed[name] === undefined
          ? `${name} to be installed`
          : `${name} ${installed[name]}, which is installed`,
      hint: 'Run `npx docs api` in the app, and commit what it writes.',
    };
  });
}
