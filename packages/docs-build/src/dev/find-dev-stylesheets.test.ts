import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { temporaryFolder } from '@tooling/vitest/temporary-folder';
import { createServer, isRunnableDevEnvironment } from 'vite';
import { expect, it } from 'vitest';
import { demoStylesheetsPlugin } from '../bundle/demo-stylesheets';
import { findDevStylesheets } from './create-vite-server';

it('finds the stylesheets that a demo imports, and not those within them', async () => {
  const appDir = temporaryFolder('dev-stylesheets');
  const files = {
    'demos/Counter.tsx': "import './part'; import './counter.css'; export default () => null;",
    'demos/part.ts': "import './part.css'; export {};",
    'demos/counter.css': "@import './colors.css'; p { color: red }",
    'demos/colors.css': ':root { --color: blue }',
    'demos/part.css': 'b { color: green }',
  };
  await mkdir(path.join(appDir, 'demos'));
  for (const [file, text] of Object.entries(files)) {
    await writeFile(path.join(appDir, file), text);
  }
  const stylesheets = new Map<string, string>();
  const vite = await createServer({
    root: appDir,
    configFile: false,
    server: { middlewareMode: true, ws: false },
    plugins: [demoStylesheetsPlugin({ stylesheets })],
  });
  const { ssr } = vite.environments;
  const demo = path.join(appDir, 'demos/Counter.tsx');
  if (isRunnableDevEnvironment(ssr)) await ssr.runner.import(demo);
  const found = findDevStylesheets(vite, demo);
  expect(found).toEqual(
    ['part.css', 'counter.css'].map((file) => path.join(appDir, 'demos', file)),
  );
  expect(found.map((file) => stylesheets.get(file))).toEqual([
    '@layer utilities{b{color:green}}',
    '@layer utilities{:root{--color:blue}p{color:red}}',
  ]);
  await vite.close();
});
