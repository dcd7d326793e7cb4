import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';

/** Environment variables that are always set for Next. */
const nextSettings = { NEXT_TELEMETRY_DISABLED: '1' };

/** Returns the environment variables that affect Next's output, by name. */
export function listNextVariables(): readonly (readonly [string, string | undefined])[] {
  return Object.entries(process.env)
    .filter(([name]) => name.startsWith('NEXT_') && !(name in nextSettings))
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

/** Runs a command of Next in the app's folder. Prints its output if it fails. */
export async function runNext(appDir: string, args: readonly string[]): Promise<void> {
  const require = createRequire(path.join(appDir, 'package.json'));
  const bin = require.resolve('next/dist/bin/next');
  const child = spawn(process.execPath, [bin, ...args], {
    cwd: appDir,
    env: { ...process.env, ...nextSettings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: string[] = [];
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  if (code !== 0) {
    throw new Error(`next ${args.join(' ')} failed:\n${output.join('')}`);
  }
}
