import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '@tooling/vitest/temporary-folder';
import { createHelper } from './helper-process';

let folder: string;

beforeAll(async () => {
  folder = temporaryFolder('helper-process');
  await build({
    entryPoints: [path.join(import.meta.dirname, 'helper-process.ts')],
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    format: 'esm',
    platform: 'node',
  });
});

/** Writes a program that can call the functions of this folder. */
async function writeProgram(name: string, code: string): Promise<string> {
  const file = path.join(folder, name);
  await writeFile(
    file,
    `import { writeFileSync } from 'node:fs';
import { createHelper, serveHelper } from './helper-process.mjs';
${code}`,
  );
  return file;
}

async function run(name: string, handler: string): Promise<void> {
  const program = await writeProgram(name, `await serveHelper(async (request) => { ${handler} });`);
  await createHelper(program, 'fill', folder).run({ demos: new Map([['A.tsx', new Set(['x'])]]) });
}

it('runs a request of plain data in another process', async () => {
  await expect(
    run(
      'good.mjs',
      `if (!request.demos.get('A.tsx').has('x') || process.cwd() !== ${JSON.stringify(folder)}) throw new Error();`,
    ),
  ).resolves.toBeUndefined();
});

it.each([
  ['is killed', `process.kill(process.pid, 'SIGKILL');`, /was ended by SIGKILL .* no memory left/],
  ['ends itself with success', `process.exit(0);`, /ended with code 0 before it had finished/],
  ['throws', `throw new Error('no');`, /ended with code 1 before it had finished/],
])('fails if the other process %s', async (name, handler, message) => {
  await expect(run(`${name.replaceAll(' ', '-')}.mjs`, handler)).rejects.toThrow(message);
});

it('ends the other process with its own', async () => {
  const pidFile = path.join(folder, 'pid');
  const program = await writeProgram(
    'endless.mjs',
    `await serveHelper(async () => {
  writeFileSync(${JSON.stringify(pidFile)}, String(process.pid));
  console.log('started');
  await new Promise((done) => setTimeout(done, 60_000));
});`,
  );
  const parent = await writeProgram(
    'parent.mjs',
    `await createHelper(${JSON.stringify(program)}, 'fill', ${JSON.stringify(folder)}).run({});`,
  );
  const child: ChildProcess = spawn(process.execPath, [parent], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  if (child.stdout) await once(child.stdout, 'data');
  const pid = Number(await readFile(pidFile, 'utf8'));
  expect(isRunning(pid)).toBe(true);
  child.kill('SIGINT');
  await expect.poll(() => isRunning(pid)).toBe(false);
});

it('is not a command for people', async () => {
  const program = await writeProgram('alone.mjs', 'await serveHelper(async () => {});');
  const child = spawn(process.execPath, [program, 'fill'], { stdio: ['ignore', 'ignore', 'pipe'] });
  const output: Buffer[] = [];
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
  const [code] = (await once(child, 'close')) as [number];
  expect(code).toBe(1);
  expect(Buffer.concat(output).toString()).toContain('docs fill is a part of docs build');
});

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
