import { createInterface } from 'node:readline/promises';
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

/**
 * Opens the terminal for questions. Returns undefined if there is none to answer in, such as in CI.
 *
 * @param isCi - whether the environment has `CI`
 */
export function openTerminal(
  isCi: boolean,
): { readonly ask: Ask; readonly close: () => void } | undefined {
  if (!process.stdin.isTTY || !process.stdout.isTTY || isCi) {
    return undefined;
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  return { ask: (question) => terminal.question(question), close: () => terminal.close() };
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
