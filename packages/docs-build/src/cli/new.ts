import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findRepositoryRoot } from '../load';
import { DiagnosticsError } from 'diagnostics';
import { createAppFiles } from '../new-app/create-app-files';
import { listRepositoryEdits } from '../new-app/edit-repository';
import { checkNewApp } from '../new-app/check-new-app';

/** `docs new <id> --package <name>`: creates an app that builds, its row in the product table and its owner. */
export async function newApp(directory: string, args: readonly string[]): Promise<void> {
  const root = findRepositoryRoot(directory);
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { package: { type: 'string' }, category: { type: 'string', default: 'core' } },
  });
  const [id] = positionals;
  const diagnostics = checkNewApp({
    id,
    packageName: values.package,
    workspace: await readFile(path.join(root, 'pnpm-workspace.yaml'), 'utf8'),
    apps: await readdir(path.join(root, 'apps')),
  });
  if (diagnostics.length > 0 || id === undefined || values.package === undefined) {
    throw new DiagnosticsError(diagnostics);
  }
  const app = { id, packageName: values.package, categoryId: values.category };
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
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await writeFile(path.join(root, file), text);
    process.stdout.write(`${file}\n`);
  }
  process.stdout.write(
    `\nNext: npm run dev -- ${id}, then name, mark, accent and pages in apps/${id}/product.ts.\n`,
  );
}
