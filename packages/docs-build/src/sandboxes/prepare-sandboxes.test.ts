import { mkdir, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '@tooling/vitest/temporary-folder';
import type { LoadedApp } from '../load';
import { listImports } from './collect-sources';
import { prepareSandboxes } from './prepare-sandboxes';

const installed = path.join(import.meta.dirname, '../../node_modules');

const missing =
  "import type { Ink } from 'ink';\nexport default (props: Ink) => <p {...props} />;\n";

async function prepare(tolerated: readonly string[]) {
  const appDir = temporaryFolder('prepare-sandboxes');
  const demos = { 'Missing.tsx': missing, 'Plain.tsx': 'export default () => <p>Plain</p>;\n' };
  await mkdir(path.join(appDir, 'demos'));
  await mkdir(path.join(appDir, 'node_modules/@types'), { recursive: true });
  await writeFile(path.join(appDir, 'package.json'), '{ "dependencies": { "react": "*" } }');
  for (const [id, code] of Object.entries(demos)) {
    await writeFile(path.join(appDir, 'demos', id), code);
  }
  for (const name of ['react', 'react-dom', 'typescript', '@types/react', '@types/react-dom']) {
    await symlink(path.join(installed, name), path.join(appDir, 'node_modules', name));
  }
  const demoFiles = Object.keys(demos).map((id) => ({ id, file: path.join(appDir, 'demos', id) }));
  const app = { appDir, name: 'ink', products: [], demoFiles } as unknown as LoadedApp;
  return prepareSandboxes(app, {
    bareDemos: new Set(),
    tolerated: new Set(tolerated),
    assetsUrl: '/_assets/',
    classNames: new Map(),
    stylesheetsOf: () => [],
    toJavaScript: (source) => Promise.resolve(source),
    importsOf: listImports,
    controls: new Map(),
  });
}

it('leaves out the sandbox of a tolerated demo that imports a package that is not installed', async () => {
  const sandboxes = await prepare(['Missing.tsx']);
  const { assets, deferred, diagnostics } = sandboxes;
  expect(diagnostics).toEqual([]);
  expect(deferred).toMatchObject([{ code: 'DOCS4008', line: 1 }]);
  expect(sandboxes.factsOf('Missing.tsx')).toEqual({});
  expect(sandboxes.sourceOf('Missing.tsx').texts).toEqual({ 'Missing.tsx': missing });
  expect(sandboxes.factsOf('Plain.tsx').sandboxUrl).toMatch(/^\/_assets\/sandbox-Plain-/);
  expect(assets).toHaveLength(1);
});

it('reports such imports of other demos as problems that stop the build', async () => {
  const { deferred, diagnostics } = await prepare([]);
  expect(deferred).toEqual([]);
  expect(diagnostics).toMatchObject([
    { code: 'DOCS4008', received: 'an import of the package ink, which is not installed' },
  ]);
});
