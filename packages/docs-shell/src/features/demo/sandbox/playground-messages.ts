/** A message from the page to the playground, the document that runs edited code. */
export type ToPlayground =
  | { readonly type: 'settings'; readonly attributes: Readonly<Record<string, string>> }
  | { readonly type: 'run'; readonly run: number; readonly program: Program }
  | { readonly type: 'ping'; readonly ping: number };

/** Code to run. */
export interface Program {
  /** Path of the file that exports the demo. */
  readonly entry: string;
  /** Source texts by path. */
  readonly files: Readonly<Record<string, string>>;
  /** URLs of built stylesheets. */
  readonly stylesheets: readonly string[];
  readonly classNames: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** An error in edited code. */
export interface Problem {
  readonly message: string;
  /** Line in the edited file, from 1. */
  readonly line?: number;
}

/** A message from the playground. It runs untrusted code: read messages with `parseFromPlayground`. */
export type FromPlayground =
  | { readonly type: 'ready' }
  | { readonly type: 'shown'; readonly run: number }
  | { readonly type: 'failed'; readonly run: number; readonly problem: Problem }
  | { readonly type: 'height'; readonly height: number }
  | { readonly type: 'pong'; readonly ping: number };

/** Longer messages are cut: untrusted code may send any. */
const maxMessageLength = 2000;

/** Parses a message from the playground. Returns nothing for unknown messages. */
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
    message: (typeof message === 'string' ? message : '').slice(0, maxMessageLength),
    ...(Number.isInteger(line) && Number(line) > 0 && { line: Number(line) }),
  };
}
