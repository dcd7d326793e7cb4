import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { TableData } from 'docs-shell/page-document';
import { z } from 'zod';
import type { DiagnosticMessage } from 'diagnostics';
import { importModule } from './import-module';

/** Folder of an app with the modules of generated tables. */
export const tablesFolder = 'tables';

/** A table, or the reason why there is none. */
export type LoadedTable =
  | { readonly table: TableData }
  | { readonly diagnostic: DiagnosticMessage };

const linkSchema = z.strictObject({ text: z.string().min(1), href: z.string().startsWith('/') });
const cellSchema = z.union([z.string(), z.array(z.string()), linkSchema]);
const tableSchema = z
  .strictObject({
    columns: z
      .array(z.strictObject({ title: z.string().min(1), code: z.boolean().exactOptional() }))
      .min(2),
    rows: z
      .array(
        z.strictObject({
          id: z.string().regex(/^[\w-]+$/, 'an id of letters, digits and dashes'),
          cells: z.array(cellSchema),
        }),
      )
      .min(1),
    searchKind: z.enum(['class', 'prop', 'slot', 'variable']).exactOptional(),
  })
  .refine(
    ({ columns, rows }) => rows.every(({ cells }) => cells.length === columns.length),
    'as many cells in each row as there are columns',
  )
  .refine(
    ({ rows }) => new Set(rows.map(({ id }) => id)).size === rows.length,
    'another id for each row',
  );

const moduleSchema = z.object({ default: z.unknown() });

/**
 * Runs a module below `tables/`, which creates a table from installed packages. Never throws.
 *
 * @param appDir absolute path of the app
 * @param name path of the module below `tables/`, with extension
 */
export async function loadTable(appDir: string, name: string): Promise<LoadedTable> {
  const file = join(appDir, tablesFolder, name);
  const stats = statSync(file, { throwIfNoEntry: false });
  if (!stats?.isFile()) {
    return failed(
      `file="${name}"`,
      `a file below ${tablesFolder}/`,
      `Write ${tablesFolder}/${name}.`,
    );
  }
  try {
    const module = await importModule(file);
    const parsed = tableSchema.safeParse(moduleSchema.safeParse(module).data?.default);
    if (parsed.success) return { table: parsed.data };
    const [issue] = parsed.error.issues;
    return failed(
      `the table of ${name}${issue?.path.length ? ` at ${issue.path.join('.')}` : ''}`,
      issue?.message ?? 'a table',
      'Let its default export satisfy TableData of docs-shell/page-document.',
    );
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    return failed(`an error while ${name} runs: ${text}`, 'a table', 'Correct the error.');
  }
}

function failed(received: string, expected: string, hint: string): LoadedTable {
  return { diagnostic: { code: 'DOCS3019', received, expected, hint } };
}
