import path from 'node:path';
import type { Diagnostic } from 'diagnostics';
import { listBuildErrors } from '../lib/list-build-errors';

/**
 * Describes why a module of the app cannot be bundled, at the place of each error: the module, a file that it imports, or
 * `tsconfig.json`. Returns nothing if it was bundled and fails for another reason.
 *
 * @param file path of the module in the repository
 */
export function describeBuildErrors(
  error: unknown,
  { file, code }: Pick<Diagnostic, 'file' | 'code'>,
): readonly Diagnostic[] {
  return listBuildErrors(error).map((place) => ({
    file: path.posix.join(path.posix.dirname(file), place.file),
    line: place.line,
    code,
    received: place.text,
    expected: 'files that can be parsed, and imports that exist',
    hint: 'Correct the error. Nothing else of the app can be checked before.',
  }));
}
