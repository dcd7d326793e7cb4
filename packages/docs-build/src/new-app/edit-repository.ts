import type { NewApp } from 'create-docs-app';

/** An edit of a file: its path from the repository's root, and a function from the old to the new text. */
export interface RepositoryEdit {
  readonly file: string;
  readonly change: (text: string) => string;
}

/**
 * Returns the edits outside the folder of a new app: the product table, the code owners, and the task that assembles
 * the site.
 */
export function listRepositoryEdits(app: NewApp): readonly RepositoryEdit[] {
  return [
    { file: 'packages/products/src/product-table.ts', change: (text) => addProductRow(text, app) },
    { file: '.github/CODEOWNERS', change: (text) => addOwner(text, app) },
    { file: 'turbo.json', change: (text) => addToSite(text, app) },
  ];
}

/** The product at the site's root owns every other path, so its row stays last. */
function addProductRow(text: string, { id, categoryId }: NewApp): string {
  const row = `  { productId: '${id}', categoryId: '${categoryId}', pathPrefixes: ['/${id}'] },\n`;
  return insertBefore(text, "  { productId: 'core',", row);
}

function addOwner(text: string, { id }: NewApp): string {
  const row = `/apps/${id}/`.padEnd(24) + ` @docs-platform/${id}\n`;
  return insertBefore(text, '\n# What one product', row);
}

/** Adds the app's build to the dependencies of the task that assembles the site. */
function addToSite(text: string, { id }: NewApp): string {
  return insertBefore(text, '        "core#build",', `        "${id}#build",\n`);
}

function insertBefore(text: string, mark: string, row: string): string {
  const place = text.indexOf(mark);
  if (place === -1) {
    throw new Error(
      `There is no line that starts with “${mark.trim()}”: add this one by hand: ${row}`,
    );
  }
  return text.slice(0, place) + row + text.slice(place);
}
