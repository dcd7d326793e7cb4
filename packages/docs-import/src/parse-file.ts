import { readFileSync } from 'node:fs';
import { DiagnosticsError } from 'diagnostics';

/**
 * Reads a file of JSON or YAML.
 *
 * @param file absolute path
 * @throws {DiagnosticsError} The file is invalid.
 */
export function parseFile<Value>(file: string, parse: (text: string) => Value): Value {
  const text = readFileSync(file, 'utf8');
  try {
    return parse(text);
  } catch (error) {
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    throw new DiagnosticsError([
      {
        file,
        code: 'DOCS1004',
        received: reason,
        expected: `valid ${/\.ya?ml$/.test(file) ? 'YAML' : 'JSON'}`,
        hint: 'Correct the file, or take it out of the folder, and import again.',
      },
    ]);
  }
}
