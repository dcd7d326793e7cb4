import { spawn } from 'node:child_process';
import path from 'node:path';
import { buildEnvironment } from './build-settings';

/** Runs `docs build` in an app with the settings of its `docs.env`. Rejects with the build's output if it fails. */
export async function runDocsBuild(
  appDir: string,
  environment: NodeJS.Dict<string> = {},
): Promise<void> {
  const build = spawn(process.execPath, [docsCommand(appDir), 'build'], {
    cwd: appDir,
    env: { ...buildEnvironment(appDir), ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: Buffer[] = [];
  build.stdout.on('data', (chunk: Buffer) => output.push(chunk));
  build.stderr.on('data', (chunk: Buffer) => output.push(chunk));
  const code = await new Promise((resolve, reject) => {
    build.once('error', reject);
    build.once('close', resolve);
  });
  if (code !== 0) {
    throw new Error(
      `docs build in ${appDir}: exit code ${String(code)}\n${Buffer.concat(output).toString()}`,
    );
  }
}

/** Returns the `docs` command of the app. */
export function docsCommand(appDir: string): string {
  return path.join(appDir, 'node_modules/docs-build/bin/docs.mjs');
}
