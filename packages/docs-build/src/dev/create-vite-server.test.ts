import { cp, mkdir, realpath, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { temporaryFolder } from '@tooling/vitest/temporary-folder';
import { expect, it } from 'vitest';
import { createViteServer, loadDemoServer } from './create-vite-server';
import { openOrigin } from './open-origin';

const installed = path.join(import.meta.dirname, '../../node_modules');

it('renders demos with the React of the app, and imports packages as bundlers do', async () => {
  const appDir = temporaryFolder('other-react');
  const save = async (file: string, text: string) => {
    await mkdir(path.dirname(path.join(appDir, file)), { recursive: true });
    await writeFile(path.join(appDir, file), text);
  };
  await save('package.json', '{ "type": "module", "dependencies": { "paint": "1.0.0" } }');
  await save('demo-root.tsx', 'export default ({ children }) => children;');
  await save(
    'demos/Counter.tsx',
    "import { useCount } from 'paint'; export default () => <p>{useCount()}</p>;",
  );
  // Node imports this package, so its React is what Node finds beside it.
  await save('node_modules/paint/package.json', '{ "type": "module", "exports": "./index.js" }');
  await save(
    'node_modules/paint/index.js',
    "import { useState } from 'react'; import { three } from './three'; export const useCount = () => useState(three)[0];",
  );
  await save('node_modules/paint/three.js', 'export const three = 3;');
  // The shell has another copy of React.
  const packages = path.dirname(await realpath(path.join(installed, 'react-dom')));
  for (const name of ['react', 'react-dom', 'scheduler']) {
    const folder = await realpath(path.join(packages, name));
    await cp(folder, path.join(appDir, 'node_modules', name), { recursive: true });
  }
  await symlink(path.join(installed, 'docs-shell'), path.join(appDir, 'node_modules/docs-shell'));

  const { vite, close } = await start(appDir, ['paint']);
  const server = await loadDemoServer(vite);
  expect((await server.renderDemo('Counter.tsx')).html).toBe('<p>3</p>');
  await close();
});

it('serves modules to pages at its address and at localhost, and to no others', async () => {
  const appDir = temporaryFolder('origins');
  await writeFile(path.join(appDir, 'package.json'), '{ "type": "module" }');
  await writeFile(path.join(appDir, 'demo-root.tsx'), 'export default ({ children }) => children;');
  await mkdir(path.join(appDir, 'node_modules'));
  for (const name of ['react', 'react-dom', 'docs-shell']) {
    await symlink(path.join(installed, name), path.join(appDir, 'node_modules', name));
  }
  const { open, vite, close } = await start(appDir);
  open.answerWith(vite.middlewares);
  const allowed = async (origin: string) => {
    const response = await fetch(`${open.origin}/demo-root.tsx`, { headers: { Origin: origin } });
    return response.headers.get('Access-Control-Allow-Origin');
  };
  expect(await allowed('http://127.0.0.1:1')).toBe('http://127.0.0.1:1');
  expect(await allowed('http://localhost:1')).toBe('http://localhost:1');
  expect(await allowed('http://localhost:2')).toBeNull();
  expect(await allowed('https://example.com')).toBeNull();
  await close();
});

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
    pageOrigin: 'http://127.0.0.1:1',
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
