import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Diagnostic } from 'diagnostics';
import { describeTypeError } from '../demos/describe-type-error';
import { repositoryPath } from '../load';

/** `demos/A.tsx(3,9): error TS2322: Type …`; the lines below it, indented, belong to it. */
const errorLine = /^(.+?)\((\d+),\d+\): error TS(\d+): (.*)$/;

/**
 * Returns the type errors of an app's files: demos, demo root and `product.ts`. Checks again only what has changed,
 * with the declarations of the packages that the task `types` writes.
 */
export async function checkTypes(appDir: string): Promise<readonly Diagnostic[]> {
  if (!existsSync(path.join(appDir, 'tsconfig.json'))) return [];
  const packageJson = createRequire(import.meta.url).resolve('typescript-native/package.json');
  const compiler = path.join(path.dirname(packageJson), 'bin/tsc');
  const { code, output } = await run(
    [compiler, '--build', '--checkers', '1', '--pretty', 'false'],
    appDir,
  );
  const errors = parseTypeErrors(output, appDir);
  if (code !== 0 && errors.length === 0) {
    throw new Error(`The types of ${appDir} cannot be checked:\n${output}`);
  }
  return errors;
}

/** Parses the output of TypeScript into diagnostics. */
export function parseTypeErrors(output: string, appDir: string): Diagnostic[] {
  const errors: { file: string; line: number; code: string; text: string }[] = [];
  for (const row of output.split(/\r?\n/)) {
    const [, name, line, code, text] = errorLine.exec(row) ?? [];
    const last = errors.at(-1);
    if (name !== undefined && code !== undefined && text !== undefined) {
      errors.push({ file: path.resolve(appDir, name), line: Number(line), code, text });
    } else if (/^\s+\S/.test(row) && last) {
      last.text += ` ${row.trim()}`;
    }
  }
  return errors.map(({ file, line, code, text }) => ({
    file: repositoryPath(appDir, file),
    line,
    ...describeTypeError(Number(code), text, path.relative(appDir, file)),
  }));
}

function run(args: readonly string[], cwd: string) {
  return new Promise<{ readonly code: number | null; readonly output: string }>(
    (resolve, reject) => {
      const child = spawn(process.execPath, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
      const parts: Buffer[] = [];
      child.stdout.on('data', (part: Buffer) => parts.push(part));
      child.stderr.on('data', (part: Buffer) => parts.push(part));
      child.on('error', reject);
      child.on('close', (code) => resolve({ code, output: Buffer.concat(parts).toString() }));
    },
  );
}
