import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { createAppFiles } from 'create-docs-app';
import { DiagnosticsError, throwDiagnostics } from 'diagnostics';
import type { Diagnostic } from 'diagnostics';
import { productTable } from 'products';
import { writeBelow } from '../lib/write-below';
import { findRepositoryRoot } from '../load';
import { listRepositoryEdits } from '../new-app/edit-repository';
import { readOwnPackage } from '../upgrade/own-package';
import { readArguments } from './read-arguments';

/** `docs new <id> --package <name>`: creates an app that builds, its row in the product table and its owner. */
export async function newApp(directory: string, args: readonly string[]): Promise<void> {
  const { operands, values, diagnostics: unknown } = readArguments('new', args);
  throwDiagnostics(unknown);
  const root = findPlatform(directory);
  const [id] = operands;
  const diagnostics = checkNewApp({
    id,
    packageName: values.package,
    workspace: await readFile(path.join(root, 'pnpm-workspace.yaml'), 'utf8'),
    apps: await readdir(path.join(root, 'apps')),
  });
  if (diagnostics.length > 0 || id === undefined || values.package === undefined) {
    throw new DiagnosticsError(diagnostics);
  }
  const app = { id, packageName: values.package, categoryId: values.category ?? 'core' };
  // Edits files first, so that a file that cannot be edited leaves no half-created app.
  const edited = await Promise.all(
    listRepositoryEdits(app).map(async ({ file, change }) => {
      return [file, change(await readFile(path.join(root, file), 'utf8'))] as const;
    }),
  );
  const created = Object.entries(createAppFiles(app)).map(
    ([file, text]) => [`apps/${id}/${file}`, text] as const,
  );
  for (const [file, text] of [...created, ...edited]) {
    writeBelow(root, file, text);
    process.stdout.write(`${file}\n`);
  }
  process.stdout.write(
    `\nNext: npm run dev -- ${id}, then name, mark, accent and pages in apps/${id}/product.ts.\n`,
  );
}

/** Other repositories create apps with `npm create docs-app`. */
function findPlatform(directory: string): string {
  const root = findRepositoryRoot(directory);
  if (existsSync(path.join(root, 'packages/products'))) return root;
  const { scope } = readOwnPackage();
  throw new DiagnosticsError([
    {
      file: 'docs new',
      code: 'DOCS7003',
      received: `the folder ${directory}`,
      expected: 'a folder in the repository of the platform',
      hint: `For an app in a repository of its own, run npm create ${scope === undefined ? '' : `${scope}/`}docs-app@latest.`,
    },
  ]);
}

interface NewAppRequest {
  readonly id: string | undefined;
  readonly packageName: string | undefined;
  /** Text of `pnpm-workspace.yaml`, whose catalog holds the versions. */
  readonly workspace: string;
  /** Folders of `apps/`. */
  readonly apps: readonly string[];
}

/** Returns all reasons why the app cannot be created. */
export function checkNewApp({ id, packageName, workspace, apps }: NewAppRequest): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const report = (received: string, expected: string, hint: string) => {
    diagnostics.push({ file: 'docs new', code: 'DOCS7003', received, expected, hint });
  };
  if (id === undefined || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id) || id.length === 2) {
    report(
      id === undefined ? 'no id' : `the id “${id}”`,
      'small letters, digits and single dashes; not two letters, which are a language',
      'Choose an id that can be a folder and a path, such as garden-ui.',
    );
  } else if (apps.includes(id) || productTable.some(({ productId }) => productId === id)) {
    report(`the id “${id}”`, 'an id that no app or product has', 'Choose another id.');
  }
  if (packageName === undefined) {
    report('no package', 'the npm package that the app documents', 'Add --package <name>.');
  } else if (!hasCatalogRow(workspace, packageName)) {
    report(
      `no version of ${packageName} in the catalog`,
      'a row in the catalog of pnpm-workspace.yaml',
      `Add a line '${packageName}': <version>, and try again.`,
    );
  }
  return diagnostics;
}

function hasCatalogRow(workspace: string, packageName: string): boolean {
  return workspace
    .split('\n')
    .some((line) => line.trim().replaceAll("'", '').startsWith(`${packageName}: `));
}
