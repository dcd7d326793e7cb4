import { fileURLToPath } from 'node:url';
import { isOwnFile } from './demo-faults';

/** A place in a file of the app. */
export interface StackPlace {
  /** Absolute path. */
  readonly file: string;
  readonly line: number;
}

/** Returns the first place of a stack that is in a file of the app, neither installed nor built. */
export function findOwnFrame(stack: string, appDir: string): StackPlace | undefined {
  for (const [, name = '', line = ''] of stack.matchAll(/((?:file:\/\/)?\/[^\s():]+):(\d+):\d+/g)) {
    const file = name.startsWith('file:') ? fileURLToPath(name) : name;
    if (isOwnFile(appDir, file) && !file.startsWith(`${appDir}/.docs/`)) {
      return { file, line: Number(line) };
    }
  }
  return undefined;
}
