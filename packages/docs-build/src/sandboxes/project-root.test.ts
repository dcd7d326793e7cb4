import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '@tooling/vitest/temporary-folder';
import { listImports } from './collect-sources';
import { readProjectRoot } from './project-root';

/** Returns the root of an app with these files. */
async function readRootOf(files: Readonly<Record<string, string>>): Promise<string | undefined> {
  const appDir = temporaryFolder('docs-project-root');
  for (const [file, text] of Object.entries(files)) await writeFile(path.join(appDir, file), text);
  return readProjectRoot(appDir, listImports);
}

const materialDemoRoot = "import { createMaterialDemoRoot } from 'docs-shell/demos/material';\n";

it('is a theme with baseline styles for demos with Material UI’s theme', async () => {
  const root = (await readRootOf({ 'demo-root.tsx': materialDemoRoot })) ?? '';
  expect(await listImports('root.tsx', root)).toEqual([
    'react',
    '@mui/material/CssBaseline',
    '@mui/material/styles',
  ]);
  expect(root).toContain('export default function Root');
});

it('is the file of the app, if there is one', async () => {
  const own = 'export default function Root() {}\n';
  expect(await readRootOf({ 'demo-root.tsx': materialDemoRoot, 'project-root.tsx': own })).toBe(
    own,
  );
});

it('is undefined for other demos', async () => {
  expect(await readRootOf({ 'demo-root.tsx': "import 'docs-shell/demos';\n" })).toBeUndefined();
  expect(await readRootOf({})).toBeUndefined();
});
