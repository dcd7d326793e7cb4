import { resolveTranslations } from 'docs-shell/i18n';
import { resolveLocation, toHref } from 'docs-shell/routing';
import { type ContentFile, type LoadedApp, type LoadedTable, loadTable } from '../load';

/** Tables of `<GeneratedTable>` by the path of their module below `tables/`. */
export type LoadedTables = ReadonlyMap<string, LoadedTable>;

/** What the content of a page depends on. */
export interface ContentParts {
  /** JSON that is the same as long as the content would be. Undefined if that is not known. */
  readonly parts: readonly unknown[] | undefined;
  readonly tables: LoadedTables;
}

/** Returns everything that the content of a page depends on, with the tables that it shows. */
export async function loadContentParts(
  app: LoadedApp,
  file: ContentFile,
  text: string,
  names: ReadonlySet<string>,
): Promise<ContentParts> {
  const parts = listContentParts(app, file, text, names);
  const tableNames = listTables(text);
  const tables = new Map<string, LoadedTable>();
  // The module of a table can read anything, so it runs each time.
  for (const name of tableNames ?? []) tables.set(name, await loadTable(app.appDir, name));
  return { parts: parts && tableNames && [...parts, [...tables]], tables };
}

/**
 * Returns what the content of a page depends on, besides its tables: its text, its path, the shell's messages, and the names that
 * it may use. Undefined for an app whose `docs.config.ts` adds code, which can read anything.
 */
export function listContentParts(
  app: LoadedApp,
  { sourceFile, pathname, language }: ContentFile,
  text: string,
  names: ReadonlySet<string>,
): readonly unknown[] | undefined {
  const { components, remarkPlugins, rehypePlugins } = app.config;
  if (components || remarkPlugins || rehypePlugins) return undefined;
  const { messages } = resolveTranslations(language, app.translations);
  const { productId } = resolveLocation(toHref(pathname, 'en'), app.productTable);
  return [text, sourceFile, language, productId, messages, [...names]];
}

const tableTag = '<GeneratedTable';

/** Returns whether a page shows a table, whose rows do not follow from its text. */
export function hasTables(text: string): boolean {
  return text.includes(tableTag);
}

/** Returns the modules of a page's tables, or undefined if a tag is written in an unusual way. */
function listTables(text: string): readonly string[] | undefined {
  const names = [...text.matchAll(/<GeneratedTable\s[^>]*?\bfile="([^"]+)"/g)].flatMap(
    ([, name]) => name ?? [],
  );
  return names.length === text.split(tableTag).length - 1 ? names : undefined;
}
