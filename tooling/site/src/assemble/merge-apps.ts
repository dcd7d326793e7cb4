import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Diagnostic } from 'diagnostics';
import { assetsFolder, isAsset } from 'docs-shell/lib/is-asset';
import { type ProductTable, resolveLocation } from 'docs-shell/routing';
import type { AssemblyRecord } from './assembly-record';
import type { BuiltApp, SiteFiles } from './types';

/** Merges the files of the apps. Two apps may have the same file if its bytes are equal. */
export async function mergeApps(
  apps: readonly BuiltApp[],
  record: Pick<AssemblyRecord, 'isSameSource'>,
): Promise<{ readonly files: SiteFiles; readonly diagnostics: readonly Diagnostic[] }> {
  const files = new Map<string, BuiltApp>();
  const diagnostics: Diagnostic[] = [];
  for (const app of apps) {
    for (const file of app.files) {
      const owner = files.get(file);
      if (!owner) {
        files.set(file, app);
      } else if (
        // The last assembly had no diagnostics.
        !(record.isSameSource(owner, file) && record.isSameSource(app, file)) &&
        !(await haveSameBytes(owner, app, file))
      ) {
        diagnostics.push({
          file: `apps/${app.name}/dist/${file}`,
          code: 'DOCS8011',
          received: `other bytes than in apps/${owner.name}/dist/${file}`,
          expected: 'each file from one app, or the same bytes from both',
          hint: isAsset(`/${file}`)
            ? `Build both apps (${owner.name}, ${app.name}) again: names of assets come from their content.`
            : `Remove the page from ${owner.name} or from ${app.name}.`,
        });
      }
    }
  }
  return { files, diagnostics };
}

async function haveSameBytes(a: BuiltApp, b: BuiltApp, file: string): Promise<boolean> {
  const [left, right] = await Promise.all([
    readFile(path.join(a.distDir, file)),
    readFile(path.join(b.distDir, file)),
  ]);
  return left.equals(right);
}

/** Reports files of an app outside the path prefixes of its products. The product at `/` owns all other paths. */
export function checkOwnership(
  { name, files, productIds }: BuiltApp,
  table: ProductTable,
): Diagnostic[] {
  return files.flatMap((file) => {
    const pathname = `/${file.replace(/(^|\/)index\.html$/, '$1')}`;
    const { productId } = resolveLocation(pathname, table);
    if (file.startsWith(assetsFolder.slice(1)) || productIds.includes(productId)) return [];
    const prefixes = table
      .filter((route) => productIds.includes(route.productId))
      .flatMap((route) => route.pathPrefixes);
    return [
      {
        file: `apps/${name}/dist/${file}`,
        code: 'DOCS2009',
        received: `${pathname}, an address of the product ${productId}`,
        expected: `addresses below ${prefixes.join(', ') || 'a prefix of its products'} that no other product owns`,
        hint: `Move the page, or correct the prefixes in packages/products/src/product-table.ts.`,
      },
    ];
  });
}
