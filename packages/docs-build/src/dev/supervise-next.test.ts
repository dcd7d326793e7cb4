import { spawn } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { temporaryFolder } from '@tooling/vitest/temporary-folder';
import { superviseNext, type NextSupervisor } from './supervise-next';

/** Replaces Next: it responds to one request and exits. */
const program = `
module.exports = () => ({
  prepare: async () => {},
  getRequestHandler: () => (_, response) => {
    response.end();
    console.error('Error: The settings failed late.');
    setTimeout(() => process.exit(3), 20);
  },
});
`;

/** A Next that never responds. */
const neverReady = `
module.exports = () => ({ prepare: () => new Promise(() => setInterval(() => {}, 1000)) });
`;

let appDir: string;
let next: NextSupervisor | undefined;

/** Writes the module that the server of the app loads in place of Next. */
const writeNext = (code: string) =>
  writeFile(path.join(appDir, 'node_modules/next/index.js'), code);

beforeEach(async () => {
  appDir = temporaryFolder('next');
  await mkdir(path.join(appDir, 'node_modules/next'), { recursive: true });
  await writeNext(program);
  await writeFile(path.join(appDir, 'package.json'), '{}');
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
});

afterEach(async () => {
  await next?.close();
});

it('ends Next with a process that was killed', async () => {
  const pidFile = path.join(appDir, 'pid');
  await writeNext(
    `require('node:fs').writeFileSync(${JSON.stringify(pidFile)}, String(process.pid));
${neverReady}`,
  );
  const module = JSON.stringify(path.join(import.meta.dirname, 'supervise-next.ts'));
  const code = `import { superviseNext } from ${module};
superviseNext(${JSON.stringify(appDir)}, process.env, { onStart() {}, onListen() {}, onEnd() {} });`;
  const parent = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code], {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  onTestFinished(() => void parent.kill('SIGKILL'));
  const readPid = async () => Number(await readFile(pidFile, 'utf8').catch(() => ''));
  await expect.poll(readPid).toBeGreaterThan(0);
  const pid = await readPid();
  const isRunning = () => {
    try {
      return process.kill(pid, 0);
    } catch {
      return false;
    }
  };
  expect(isRunning()).toBe(true);
  parent.kill('SIGKILL');
  await expect.poll(isRunning).toBe(false);
});

it('stops restarting Next if it ends repeatedly, until a restart is requested', async () => {
  const onListen = vi.fn<() => void>();
  const onEnd = vi.fn<(error: Error) => void>();
  next = superviseNext(appDir, process.env, { onStart: () => undefined, onListen, onEnd });
  await expect.poll(() => onEnd.mock.calls.length).toBe(1);
  expect(onListen).toHaveBeenCalledTimes(4);
  expect(onEnd.mock.calls[0]?.[0]).toMatchObject({
    diagnostics: [
      { code: 'DOCS7006', received: 'exit code 3 of Next: Error: The settings failed late.' },
    ],
  });

  await next.restart();
  await expect.poll(() => onEnd.mock.calls.length).toBe(2);
  expect(onListen).toHaveBeenCalledTimes(8);
});

it('passes the lines of Next on, except those that say nothing to authors', async () => {
  const said = [
    ' GET /_docs-dev-start/ 404 in 20ms',
    ' GET /paint/ 200 in 20ms',
    'React runs in an environment that does not support ArrayBuffer.prototype.detached.',
  ];
  await writeNext(`console.log(${JSON.stringify(said.join('\n'))});\nsetInterval(() => {}, 1000);`);
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  next = superviseNext(appDir, process.env, {
    onStart: () => undefined,
    onListen: () => undefined,
    onEnd: () => undefined,
  });
  await expect.poll(() => written.mock.calls).toEqual([[' GET /paint/ 200 in 20ms\n']]);
});

it('limits the young objects of Next', async () => {
  const file = path.join(appDir, 'limits');
  await writeNext(
    `require('node:fs').writeFileSync(${JSON.stringify(file)}, process.execArgv[0]);\n${neverReady}`,
  );
  const ignore = () => undefined;
  next = superviseNext(appDir, process.env, { onStart: ignore, onListen: ignore, onEnd: ignore });
  await expect.poll(() => readFile(file, 'utf8').catch(() => '')).toBe('--max-semi-space-size=4');
});

it('does not start Next with settings that cannot be parsed, and names them all', async () => {
  await writeFile(path.join(appDir, 'package.json'), '{ "name": }');
  await writeFile(path.join(appDir, 'tsconfig.json'), '{\n  "include": [["pages"],\n}\n');
  const onEnd = vi.fn<(error: Error) => void>();
  next = superviseNext(appDir, process.env, {
    onStart: () => undefined,
    onListen: () => undefined,
    onEnd,
  });
  await expect.poll(() => onEnd.mock.calls.length).toBe(1);
  expect(onEnd.mock.calls[0]?.[0]).toMatchObject({
    diagnostics: [
      {
        file: expect.stringMatching(/package\.json$/) as string,
        code: 'DOCS7006',
        received: expect.stringContaining('JSON') as string,
        expected: 'JSON that can be read',
        hint: 'Correct package.json. docs dev starts Next then.',
      },
      {
        file: expect.stringMatching(/tsconfig\.json$/) as string,
        line: 3,
        code: 'DOCS7006',
        received: 'Unexpected "}" in JSON',
        expected: 'JSON that can be read',
        hint: 'Correct tsconfig.json. docs dev starts Next then.',
      },
    ],
  });
});
