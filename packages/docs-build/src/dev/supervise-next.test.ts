import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { temporaryFolder } from '@tooling/vitest/temporary-folder';
import { superviseNext, type NextSupervisor } from './supervise-next';

/** A program that replaces Next: it responds to one request and exits. */
const program = `
const { createServer } = require('node:http');
createServer((_, response) => {
  response.end();
  console.error('Error: The settings failed late.');
  setTimeout(() => process.exit(3), 20);
}).listen(Number(process.argv[process.argv.indexOf('--port') + 1]), '127.0.0.1');
`;

let appDir: string;
let next: NextSupervisor | undefined;

beforeEach(async () => {
  appDir = temporaryFolder('next');
  const folder = path.join(appDir, 'node_modules/next/dist/bin');
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'next'), program);
  await writeFile(path.join(appDir, 'package.json'), '{}');
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
});

afterEach(async () => {
  await next?.close();
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
