import { createInterface } from 'node:readline/promises';
import type { Readable, Writable } from 'node:stream';
import { engineNames, isEngineName } from './engines';

/** Asks a question and returns the answer. */
export type Ask = (question: string) => Promise<string>;

/** What the arguments of the command say. */
export interface Answers {
  readonly folder?: string | undefined;
  readonly packageName?: string | undefined;
  readonly styles?: string | undefined;
}

/** Asks for what the arguments leave open. An empty answer takes the default, or asks again if there is none. */
export async function askRequest(given: Answers, ask: Ask): Promise<Answers> {
  const folder = given.folder ?? (await askUntil(ask, 'Folder of the app: ', isFilled));
  const packageName =
    given.packageName ?? (await askUntil(ask, 'npm package that it documents: ', isFilled));
  const list = engineNames.map((name, index) => `  ${index + 1}  ${name}\n`).join('');
  const isKnown = (text: string) => text === '' || toEngine(text) !== undefined;
  const styles =
    given.styles ??
    toEngine(
      await askUntil(ask, `How do its demos write styles?\n${list}Number or name [1]: `, isKnown),
    );
  return { folder, packageName, styles: styles ?? engineNames[0] };
}

/** Input and output of a terminal. */
export interface TerminalStreams {
  readonly stdin: Readable & { readonly isTTY?: boolean };
  readonly stdout: Writable & { readonly isTTY?: boolean };
}

/** A terminal for questions. */
interface Terminal {
  /** Fails when the terminal is closed before the answer, with Ctrl+C or Ctrl+D. */
  readonly ask: Ask;
  readonly isClosed: () => boolean;
  readonly close: () => void;
}

/**
 * Opens the terminal for questions. Returns undefined if there is none to answer in, such as in CI.
 *
 * @param isCi - whether the environment has `CI`
 */
export function openTerminal(
  isCi: boolean,
  { stdin, stdout }: TerminalStreams,
): Terminal | undefined {
  if (stdin.isTTY !== true || stdout.isTTY !== true || isCi) return undefined;
  const terminal = createInterface({ input: stdin, output: stdout });
  let isClosed = false;
  const closed = new Promise<never>((_resolve, reject) => {
    terminal.once('close', () => {
      isClosed = true;
      reject(new Error('The terminal was closed.'));
    });
  });
  // Without a question, nobody waits for it.
  closed.catch(() => undefined);
  return {
    ask: (question) => Promise.race([terminal.question(question), closed]),
    isClosed: () => isClosed,
    close: () => terminal.close(),
  };
}

const isFilled = (text: string) => text !== '';

async function askUntil(ask: Ask, question: string, isValid: (text: string) => boolean) {
  for (;;) {
    const answer = (await ask(question)).trim();
    if (isValid(answer)) return answer;
  }
}

function toEngine(text: string): string | undefined {
  return isEngineName(text) ? text : engineNames[Number(text) - 1];
}
