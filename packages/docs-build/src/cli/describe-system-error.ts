import type { Diagnostic } from 'diagnostics';

/** What the system refuses because of where or as whom a command runs. A file that is missing may be a fault of ours. */
const hints: Readonly<Record<string, string>> = {
  EACCES: 'Change the permissions, or run the command as a user who has them.',
  EPERM: 'Change the permissions, or close the program that holds the file.',
  EROFS: 'Run the command where files can be written.',
  ENOSPC: 'Make room on the disk.',
  EDQUOT: 'Make room on the disk.',
  ENOTDIR: 'Move the file that is in the place of a folder.',
  EISDIR: 'Move the folder that is in the place of a file.',
  ENAMETOOLONG: 'Shorten the path.',
  ELOOP: 'Correct the symbolic link, which leads to itself.',
  EMFILE: 'Allow more open files, with ulimit -n.',
};

/** Returns a diagnostic for an error of the file system that is no fault of the command, or undefined. */
export function describeSystemError(
  command: string,
  error: unknown,
): readonly Diagnostic[] | undefined {
  if (!(error instanceof Error) || !('code' in error) || !('syscall' in error)) return undefined;
  const hint = hints[String(error.code)];
  if (hint === undefined) return undefined;
  return [
    {
      file: 'path' in error ? String(error.path) : `docs ${command}`,
      code: 'DOCS7016',
      received: error.message,
      expected: 'files and folders that the command can use',
      hint,
    },
  ];
}
