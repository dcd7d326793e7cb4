/** What the page says to the document that runs a reader's code. */
export type ToPlayground =
  | { readonly type: 'settings'; readonly attributes: Readonly<Record<string, string>> }
  | { readonly type: 'run'; readonly run: number; readonly program: Program }
  | { readonly type: 'ping'; readonly ping: number };

/** Code to run: sources as they were written, by path. */
export interface Program {
  readonly entry: string;
  readonly files: Readonly<Record<string, string>>;
  /** URLs of finished style sheets. */
  readonly stylesheets: readonly string[];
  readonly classNames: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** What is wrong with a reader's code. */
export interface Problem {
  readonly message: string;
  /** From 1, in the file that the reader edits. */
  readonly line?: number;
}

/** What that document answers. It runs foreign code, so whatever arrives is read with `parseFromPlayground`. */
export type FromPlayground =
  | { readonly type: 'ready' }
  | { readonly type: 'shown'; readonly run: number }
  | { readonly type: 'failed'; readonly run: number; readonly problem: Problem }
  | { readonly type: 'height'; readonly height: number }
  | { readonly type: 'pong'; readonly ping: number };

/** Longest message that is shown: a foreign document could send any. */
const longestMessage = 2000;

/** Reads a message from the document that runs a reader's code; answers nothing where it is none of ours. */
export function parseFromPlayground(data: unknown): FromPlayground | undefined {
  if (typeof data !== 'object' || data === null || !('type' in data)) {
    return undefined;
  }
  const fields: Readonly<Record<string, unknown>> = { ...data };
  const number = (name: string) => (Number.isFinite(fields[name]) ? Number(fields[name]) : NaN);
  switch (fields['type']) {
    case 'ready':
      return { type: 'ready' };
    case 'shown':
      return { type: 'shown', run: number('run') };
    case 'failed':
      return { type: 'failed', run: number('run'), problem: parseProblem(fields['problem']) };
    case 'height':
      return { type: 'height', height: number('height') };
    case 'pong':
      return { type: 'pong', ping: number('ping') };
    default:
      return undefined;
  }
}

function parseProblem(value: unknown): Problem {
  const fields: Readonly<Record<string, unknown>> =
    typeof value === 'object' && value !== null ? { ...value } : {};
  const { message, line } = fields;
  return {
    message: (typeof message === 'string' ? message : '').slice(0, longestMessage),
    ...(Number.isInteger(line) && Number(line) > 0 && { line: Number(line) }),
  };
}
