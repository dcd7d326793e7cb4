import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import type { ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { temporaryFolder } from '@tooling/vitest/temporary-folder';
import { serveCurrentCode } from './serve-current-code';
import { startVite } from './vite-server.fixture';

const folder = temporaryFolder('current-code');
const file = path.join(folder, 'Box.tsx');
let vite: ViteDevServer;
let origin: string;
/** Runs while the server transforms the component, after it has read the file. */
let whileTransforming: (() => Promise<void>) | undefined;

beforeAll(async () => {
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'package.json'), '{}');
  const plugins = [
    react(),
    {
      name: 'slow',
      async transform(_code: string, id: string) {
        if (id !== file) return;
        const run = whileTransforming;
        whileTransforming = undefined;
        await run?.();
      },
      configureServer: ({ middlewares, environments }: ViteDevServer) => {
        middlewares.use(serveCurrentCode(environments.client));
      },
    },
  ];
  // The tests report changes.
  ({ vite, origin } = await startVite(folder, plugins, { watch: null }));
});

afterAll(() => vite.close());

const write = (text: string) =>
  writeFile(file, `export default function Box() {\n  return '${text}';\n}\n`);

const request = async (url: string) => (await fetch(`${origin}/@dev${url}`)).text();

/** Changes the file, and waits until the server has sent the update to browsers. */
async function edit(text: string): Promise<void> {
  await write(text);
  const { client } = vite.environments;
  const module = await client.moduleGraph.getModuleByUrl('/Box.tsx');
  const before = module?.lastHMRTimestamp;
  vite.watcher.emit('change', file);
  await expect.poll(() => module?.lastHMRTimestamp).not.toBe(before);
}

it('responds with code from after a change that happened meanwhile', async () => {
  await write('first');
  expect(await request('/Box.tsx')).toContain('first');
  await edit('second');
  whileTransforming = () => edit('third');
  const code = await request('/Box.tsx?t=1');
  expect(code).toContain('third');
  expect(code).not.toContain('second');
  expect(await request('/Box.tsx?t=2')).toContain('third');
});

it('lets the server respond to a file with a mistake', async () => {
  await writeFile(file, 'export default <');
  vite.environments.client.moduleGraph.onFileChange(file);
  expect((await fetch(`${origin}/@dev/Box.tsx?t=3`)).status).toBe(500);
  expect((await fetch(`${origin}/@dev/Nothing.tsx`)).status).toBe(404);
  expect((await fetch(`${origin}/@dev/%E0%A4%A.tsx`)).status).toBe(404);
});
