import type { Problem } from '../sandbox/frame-messages';

/** What a reader's code has wrong before it runs, with its file. */
export class CodeProblem extends Error {
  readonly path: string;
  readonly line: number | undefined;

  constructor(message: string, path: string, line?: number) {
    super(message);
    this.path = path;
    this.line = line;
  }
}

/** Says what was thrown in words for the one who edits `entry`: a line of another file is none of theirs. */
export function describeProblem(error: unknown, entry: string): Problem {
  if (error instanceof CodeProblem) {
    const { message, path, line } = error;
    if (path !== entry) {
      return { message: `${path.split('/').at(-1) ?? path}: ${message}` };
    }
    return { message, ...(line !== undefined && { line }) };
  }
  return { message: error instanceof Error ? `${error.name}: ${error.message}` : String(error) };
}
