import type { DocumentChanges } from 'api-extractor';
import type { Fault } from '../faults';

/** Faults for API documents that differ from what the installed packages say. */
export function findStaleDocuments(
  { added, changed, removed }: DocumentChanges,
  folder: string,
): Fault[] {
  return [
    ...describe(added, folder, 'no such document', 'one, since the package exports it'),
    ...describe(changed, folder, 'a stale document', 'what the types of the package say'),
    ...describe(removed, folder, 'a document', 'none: the package does not export it'),
  ];
}

/** Many documents of one kind are one thing to mend. */
const mostFiles = 10;

function describe(
  files: readonly string[],
  folder: string,
  found: string,
  expected: string,
): Fault[] {
  const fix = 'Run `npx docs api` in the app, and commit what it writes.';
  const named = files.slice(0, mostFiles);
  const rest = files.length - named.length;
  return [
    ...named.map((file) => ({ file: `${folder}/${file}`, found, expected, fix })),
    ...(rest > 0 ? [{ file: folder, found: `${found}, ${rest} times more`, expected, fix }] : []),
  ];
}
