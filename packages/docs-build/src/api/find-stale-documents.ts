import type { DocumentChanges } from 'react-api-docs';
import type { Diagnostic } from 'diagnostics';

/** Diagnostics for API documents that differ from what the installed packages say. */
export function findStaleDocuments(
  { added, changed, removed }: DocumentChanges,
  folder: string,
): Diagnostic[] {
  return [
    ...describe(added, folder, 'no such document', 'one, since the package exports it'),
    ...describe(changed, folder, 'a stale document', 'what the types of the package say'),
    ...describe(removed, folder, 'a document', 'none: the package does not export it'),
  ];
}

/** Further documents of one kind are counted, not listed. */
const maxFiles = 10;

function describe(
  files: readonly string[],
  folder: string,
  received: string,
  expected: string,
): Diagnostic[] {
  const hint = 'Run `npx docs api` in the app, and commit what it writes.';
  const code = 'DOCS6001' as const;
  const named = files.slice(0, maxFiles);
  const rest = files.length - named.length;
  return [
    ...named.map((file) => ({ code, file: `${folder}/${file}`, received, expected, hint })),
    ...(rest > 0
      ? [{ code, file: folder, received: `${received}, ${rest} times more`, expected, hint }]
      : []),
  ];
}
