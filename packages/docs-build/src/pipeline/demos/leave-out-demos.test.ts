import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '@tooling/vitest/temporary-folder';
import { bundleOrLeaveOut } from './leave-out-demos';

async function createDemos(sources: Readonly<Record<string, string>>) {
  const appDir = temporaryFolder('leave-out');
  await writeFile(path.join(appDir, 'pnpm-workspace.yaml'), '');
  for (const [name, code] of Object.entries(sources)) {
    await writeFile(path.join(appDir, name), code);
  }
  const names = Object.keys(sources).filter((name) => name.endsWith('.tsx'));
  return { appDir, demos: new Map(names.map((name) => [name, path.join(appDir, name)])) };
}

/** Fails like the bundler, as long as one of the demos is a broken one. */
const failFor = (broken: Readonly<Record<string, string>>) => {
  return (demos: ReadonlyMap<string, string>) => {
    const errors = [...demos.keys()].flatMap((id) => {
      const file = broken[id];
      return file === undefined ? [] : [{ message: 'No such name.', loc: { file, line: 3 } }];
    });
    return errors.length > 0
      ? Promise.reject(Object.assign(new Error('Build failed'), { errors }))
      : Promise.resolve([...demos.keys()]);
  };
};

const sources = {
  'A.tsx': "import './part';\nexport default null;",
  'B.tsx': 'export default null;',
  'part.ts': '',
};

it('leaves out tolerated demos, with the problem of the module that they import', async () => {
  const { appDir, demos } = await createDemos(sources);
  const tolerated = new Set(['A.tsx']);
  const bundle = failFor({ 'A.tsx': path.join(appDir, 'part.ts') });
  const { result, problems, diagnostics } = await bundleOrLeaveOut(
    { appDir, demos, tolerated },
    bundle,
  );
  expect(result).toEqual(['B.tsx']);
  expect(diagnostics).toEqual([]);
  expect(problems.get('A.tsx')).toMatchObject({
    canRun: false,
    diagnostics: [{ file: 'part.ts', line: 3, code: 'DOCS4007', received: 'No such name' }],
  });
});

it('reports the problems of other demos', async () => {
  const { appDir, demos } = await createDemos(sources);
  const bundle = failFor({ 'B.tsx': path.join(appDir, 'B.tsx') });
  const { result, diagnostics } = await bundleOrLeaveOut(
    { appDir, demos, tolerated: new Set(['A.tsx']) },
    bundle,
  );
  expect(result).toBeUndefined();
  expect(diagnostics).toMatchObject([{ file: 'B.tsx', line: 3 }]);
});

it('passes on errors of packages', async () => {
  const { appDir, demos } = await createDemos(sources);
  const bundle = failFor({ 'B.tsx': path.join(appDir, 'node_modules/kit/index.js') });
  await expect(
    bundleOrLeaveOut({ appDir, demos, tolerated: new Set(['B.tsx']) }, bundle),
  ).rejects.toThrow('Build failed');
});
