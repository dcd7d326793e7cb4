import { cp, mkdir, realpath, symlink, writeFile } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { temporaryFolder } from '@tooling/vitest/temporary-folder';
import { expect, it } from 'vitest';
import { createViteServer, loadDemoServer } from './create-vite-server';
import { openOrigin } from './open-origin';

const installed = path.join(import.meta.dirname, '../../node_modules');

it('renders demos with the React of the app, and imports packages as bundlers do', async () => {
  // Node imports this package, so its React is what Node finds beside it.
  const appDir = await createApp('other-react', {
    'package.json': '{ "type": "module", "dependencies": { "paint": "1.0.0" } }',
    'demos/Counter.tsx':
      "import { useCount } from 'paint'; export default () => <p>{useCount()}</p>;",
    'node_modules/paint/package.json': '{ "type": "module", "exports": "./index.js" }',
    'node_modules/paint/index.js':
      "import { useState } from 'react'; import { three } from './three'; export const useCount = () => useState(three)[0];",
    'node_modules/paint/three.js': 'export const three = 3;',
  });
  const { vite, close } = await start(appDir, ['paint']);
  const server = await loadDemoServer(vite);
  expect((await server.renderDemo('Counter.tsx')).html).toBe('<p>3</p>');
  await close();
});

it('bundles a library that Node cannot import, with what demos import beside it', async () => {
  const entry = (main: string) => `{ "module": "./${main}", "dependencies": { "brush": "1.0.0" } }`;
  const appDir = await createApp('folder-library', {
    'package.json': '{ "type": "module", "dependencies": { "brush": "1.0.0", "kit": "1.0.0" } }',
    'demos/Counter.tsx': `
      import { dip } from 'kit';
      import { color } from 'brush';
      export default function Counter() { dip(); return <p>{color()}</p>; }`,
    'node_modules/kit/package.json': entry('es/index.js'),
    'node_modules/kit/es/index.js': "export * from './dip';",
    'node_modules/kit/es/dip/index.js':
      "import { setColor } from 'brush'; export const dip = () => setColor('red');",
    'node_modules/brush/package.json': '{ "module": "./es/index" }',
    'node_modules/brush/es/index.js':
      "let name = 'none'; export const color = () => name; export const setColor = (next) => { name = next; };",
  });
  const { vite, close } = await start(appDir, ['kit']);
  const server = await loadDemoServer(vite);
  expect((await server.renderDemo('Counter.tsx')).html).toBe('<p>red</p>');
  const modules = [...vite.environments.ssr.moduleGraph.idToModuleMap.keys()];
  expect(modules.filter((id) => id.includes('/node_modules/kit/'))).toEqual([]);
  await close();
});

it('serves modules below a path, to devices of the network, and to no other sites', async () => {
  const appDir = temporaryFolder('hosts');
  await writeFile(path.join(appDir, 'package.json'), '{ "type": "module" }');
  await writeFile(path.join(appDir, 'demo-root.tsx'), "export { default } from 'react';");
  await mkdir(path.join(appDir, 'node_modules'));
  for (const name of ['react', 'react-dom', 'docs-shell']) {
    await symlink(path.join(installed, name), path.join(appDir, 'node_modules', name));
  }
  const { open, vite, close } = await start(appDir);
  open.answerWith(vite.middlewares);
  const request = (headers: Readonly<Record<string, string>>) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      get(`${open.origin}/@dev/demo-root.tsx`, { headers }, resolve).once('error', reject);
    });
  expect(await text(await request({ Host: '192.168.1.5:3000' }))).toMatch(/from "\/@dev\//);
  // A site that lets its name point to this machine.
  expect((await request({ Host: 'example.com' })).statusCode).toBe(403);
  const { headers } = await request({ Origin: 'https://example.com' });
  expect(headers['access-control-allow-origin']).toBeUndefined();
  await close();
});

/** Writes an app whose React is another copy than that of the shell. */
async function createApp(name: string, files: Readonly<Record<string, string>>): Promise<string> {
  const appDir = temporaryFolder(name);
  const root = { 'demo-root.tsx': 'export default ({ children }) => children;' };
  for (const [file, text] of Object.entries({ ...root, ...files })) {
    await mkdir(path.dirname(path.join(appDir, file)), { recursive: true });
    await writeFile(path.join(appDir, file), text);
  }
  const packages = path.dirname(await realpath(path.join(installed, 'react-dom')));
  for (const copied of ['react', 'react-dom', 'scheduler']) {
    const folder = await realpath(path.join(packages, copied));
    await cp(folder, path.join(appDir, 'node_modules', copied), { recursive: true });
  }
  await symlink(path.join(installed, 'docs-shell'), path.join(appDir, 'node_modules/docs-shell'));
  return appDir;
}

async function start(appDir: string, documentedPackages: readonly string[] = []) {
  const open = await openOrigin();
  const vite = await createViteServer({
    appDir,
    demoRootFile: path.join(appDir, 'demo-root.tsx'),
    documentedPackages,
    iconPackages: [],
    settings: {},
    colorModes: [],
    open,
    listDemos: () => ['Counter.tsx'],
    stylesheets: new Map(),
    answer: (_request, _response, next) => next(),
  });
  return {
    open,
    vite,
    close: async () => {
      await vite.close();
      await open.close();
    },
  };
}
