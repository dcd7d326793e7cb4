import { mkdir, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '@tooling/vitest/temporary-folder';
import { listWorkspaceSources } from './list-workspace-sources';

async function createWorkspace() {
  const root = temporaryFolder('workspace-sources');
  await writeFile(path.join(root, 'pnpm-workspace.yaml'), '');
  const add = async (folder: string, dependencies: Readonly<Record<string, string>>) => {
    const place = path.join(root, folder);
    await mkdir(path.join(place, 'node_modules'), { recursive: true });
    const names = Object.fromEntries(Object.keys(dependencies).map((name) => [name, '*']));
    await writeFile(path.join(place, 'package.json'), JSON.stringify({ dependencies: names }));
    for (const [name, target] of Object.entries(dependencies)) {
      await symlink(path.join(root, target), path.join(place, 'node_modules', name));
    }
  };
  return { root, add };
}

it('follows dependencies through the workspace, including cycles, and ignores installed packages', async () => {
  const { root, add } = await createWorkspace();
  await add('apps/a', { ui: 'packages/ui', react: 'node_modules/.store/react' });
  await add('packages/ui', { theme: 'packages/theme' });
  await add('packages/theme', { ui: 'packages/ui' });
  await add('packages/other', {});
  await add('node_modules/.store/react', {});
  await mkdir(path.join(root, 'packages/ui/src'));
  expect(listWorkspaceSources(path.join(root, 'apps/a'))).toEqual([
    path.join(root, 'packages/ui/src'),
    path.join(root, 'packages/theme'),
  ]);
});

it('ignores a package.json that does not parse and a package that is not installed', async () => {
  const { root, add } = await createWorkspace();
  await add('apps/a', { gone: 'packages/gone', broken: 'packages/broken' });
  await add('packages/broken', {});
  await writeFile(path.join(root, 'packages/broken/package.json'), '{');
  expect(listWorkspaceSources(path.join(root, 'apps/a'))).toEqual([
    path.join(root, 'packages/broken'),
  ]);
});
