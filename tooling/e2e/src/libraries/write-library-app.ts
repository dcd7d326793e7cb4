import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createAppFiles } from 'create-docs-app';
import { glob } from 'tinyglobby';

const fixtures = path.join(import.meta.dirname, '../../libraries');

/** Returns the names of the library fixtures. Each is the folder of an app without the files that `docs new` writes. */
export async function listLibraries(): Promise<readonly string[]> {
  const files = await glob('*/product.ts', { cwd: fixtures });
  return files.map((file) => path.dirname(file)).sort();
}

type Dependencies = Readonly<Record<string, string>>;

interface PackageJson {
  readonly dependencies?: Dependencies;
  readonly devDependencies?: Dependencies;
}

/**
 * Writes the app of a library fixture to `apps/<name>` of a copy of the repository: the files that `docs new` writes, and
 * the fixture's on top. Installs nothing.
 *
 * @param root folder of the copy
 * @returns the folder of the app
 */
export async function writeLibraryApp(root: string, name: string): Promise<string> {
  const fixture = path.join(fixtures, name);
  const app = path.join(root, 'apps', name);
  const added = await readPackageJson(path.join(fixture, 'package.json'));
  const [packageName = ''] = Object.keys(added.dependencies ?? {});
  const files = createAppFiles({ id: name, packageName, categoryId: 'core' });
  for (const [file, text] of Object.entries(files)) {
    if (/^(content|demos)\//.test(file)) continue;
    await mkdir(path.dirname(path.join(app, file)), { recursive: true });
    await writeFile(path.join(app, file), text);
  }
  const created = await readPackageJson(path.join(app, 'package.json'));
  await cp(fixture, app, { recursive: true });
  const merged = {
    ...created,
    dependencies: { ...created.dependencies, ...added.dependencies },
    devDependencies: { ...created.devDependencies, ...added.devDependencies },
  };
  await writeFile(path.join(app, 'package.json'), JSON.stringify(merged, null, 2));
  return app;
}

async function readPackageJson(file: string): Promise<PackageJson> {
  return JSON.parse(await readFile(file, 'utf8')) as PackageJson;
}
