import type { Problem } from '../sandbox/playground-messages';
import { explainReactError } from './explain-react-error';

/** An error found before edited code runs, with the path of its file. */
export class CodeProblem extends Error {
  readonly path: string;
  readonly line: number | undefined;

  constructor(message: string, path: string, line?: number) {
    super(message);
    this.path = path;
    this.line = line;
  }
}

/** Describes an error to the reader, who edits `entry`. Errors in other files have the file's name and no line. */
export function describeProblem(error: unknown, entry: string): Problem {
  if (error instanceof CodeProblem) {
    const { message, path, line } = error;
    if (path !== entry) {
      return { message: `${path.split('/').at(-1) ?? path}: ${message}` };
    }
    return { message, ...(line !== undefined && { line }) };
  }
  if (!(error instanceof Error)) {
    return { message: String(error) };
  }
  return { message: `${error.name}: ${explainReactError(error.message)}` };
}
