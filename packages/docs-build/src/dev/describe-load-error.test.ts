import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '@tooling/vitest/temporary-folder';
import { describeLoadError } from './describe-load-error';
import { startVite } from './vite-server.fixture';

const folder = temporaryFolder('load-error');
const demo = path.join(folder, 'demos/Box.tsx');
let vite: ViteDevServer;
let origin: string;

beforeAll(async () => {
  await write('package.json', '{}');
  await write('node_modules/kit/package.json', '{ "name": "kit", "exports": "./kit.js" }');
  await write(
    'node_modules/kit/kit.js',
    "import { ink } from './old.cjs';\nexport const pen = ink;\n",
  );
  await write('node_modules/kit/old.cjs', 'exports.ink = 1;\n');
  await write('demos/gone.ts', 'export const gone = 1;\n');
  ({ vite, origin } = await startVite(folder, [
    {
      name: 'refuse',
      configureServer: ({ middlewares }) => {
        middlewares.use((request, response, next) => {
          if (request.url?.includes('gone.ts')) response.writeHead(404).end();
          else next();
        });
      },
    },
  ]));
});

afterAll(() => vite.close());

async function write(name: string, text: string): Promise<void> {
  const file = path.join(folder, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}

/** Writes the demo, lets the server transform it and what it imports, and describes an error in it. */
async function describeError(code: string, message: string, stack = '') {
  await write('demos/Box.tsx', code);
  vite.environments.client.moduleGraph.invalidateAll();
  const pending = ['/demos/Box.tsx'];
  for (const url of pending) {
    await vite.environments.client.transformRequest(url);
    const module = await vite.environments.client.moduleGraph.getModuleByUrl(url);
    pending.push(...[...(module?.importedModules ?? [])].map((imported) => imported.url));
  }
  const error = { url: `${origin}/@dev/demos/Box.tsx`, message, stack: `Error\n    ${stack}` };
  const { file, line, received } = await describeLoadError(
    { appDir: folder, origin, vite },
    demo,
    error,
  );
  return { file, line, received };
}

const file = 'demos/Box.tsx';

describe('describeLoadError', () => {
  it('finds the line that throws', async () => {
    const code = 'interface Props {\n  a: 1;\n}\n\nthrow new Error("No.");\n';
    await describeError(code, '');
    const sent = (await vite.environments.client.transformRequest('/demos/Box.tsx'))?.code ?? '';
    const line = sent.split('\n').findIndex((text) => text.includes('throw')) + 1;
    // Otherwise the source map would not be needed.
    expect(line).not.toBe(5);
    expect(
      await describeError(code, 'No.', `at ${origin}/@dev/demos/Box.tsx?t=1700000000000:${line}:7`),
    ).toEqual({ file, line: 5, received: 'No.' });
  });

  it('finds the import of a package that lacks a name', async () => {
    const message = `The requested module '/@dev/node_modules/kit/old.cjs?t=1' does not provide an export named 'ink'`;
    expect(
      await describeError(`\nimport { pen } from 'kit';\nconsole.log(pen);\n`, message),
    ).toEqual({
      file,
      line: 2,
      received: message.replace('?t=1', '').replace('/@dev', ''),
    });
  });

  it('finds the import of a file that the server refuses', async () => {
    const message = `Failed to fetch dynamically imported module: ${origin}/@dev/demos/Box.tsx`;
    const code = `interface Props {\n  a: 1;\n}\nimport { gone } from './gone';\nconsole.log(gone);\n`;
    expect(await describeError(code, message)).toEqual({
      file,
      line: 4,
      received: 'status 404 for /demos/gone.ts',
    });
  });

  it('finds the import of a module of Node', async () => {
    const code = `import './here';\n\nimport { readFileSync } from 'node:fs';\nconsole.log(readFileSync);\n`;
    const message = 'Module "node:fs" has been externalized for browser compatibility.';
    const stack = [
      `at Object.get (${origin}/@dev/@id/__vite-browser-external:node:fs:4:11)`,
      `at ${origin}/@dev/demos/Box.tsx:1:49`,
    ];
    await write('demos/here.ts', '');
    expect(await describeError(code, message, stack.join('\n    '))).toEqual({
      file,
      line: 3,
      received: message,
    });
  });

  it('names the demo if nothing else is known', async () => {
    expect(await describeError('', 'It failed.')).toEqual({
      file,
      line: undefined,
      received: 'It failed.',
    });
  });
});
