import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { DiagnosticsError } from 'diagnostics';
import { repositoryPath } from '../load';

/** Describes for the terminal why a demo does not render, without the stack of the server. */
export function describeDemoError(
  appDir: string,
  id: string,
  { message }: Error,
): DiagnosticsError {
  const lines = stripVTControlCharacters(message).trim().split('\n');
  // The bundler begins with a line that introduces its errors.
  const reason = lines.find((line) => /[^:\s]$/.test(line)) ?? lines[0];
  return new DiagnosticsError([
    {
      file: repositoryPath(appDir, path.join(appDir, 'demos', id)),
      code: 'DOCS4003',
      received: `the demo does not render: ${reason}`,
      expected: 'a component that renders without a browser',
      hint: 'Correct the demo. Its page shows the whole message, and docs check names the line.',
    },
  ]);
}
