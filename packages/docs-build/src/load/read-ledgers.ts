import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Diagnostic } from 'diagnostics';
import { parseJson } from 'docs-shell/lib/parse-json';
import { ledgerSchema, type ApiLedger } from 'react-api-docs/history';
import { collectFiles } from '../lib/collect-files';
import { memoizeByText } from '../lib/memoize-by-text';
import { relativePath } from '../lib/repository-root';

const folder = 'generated/history';
/** A file of another version is reported once, without the errors that follow from it. */
const maxIssues = 3;

/** The content of `generated/history` of an app. */
export interface Ledgers {
  /** By id of the product. */
  readonly ledgers: ReadonlyMap<string, ApiLedger>;
  readonly diagnostics: readonly Diagnostic[];
}

/** Returns the file with the history of a product's API. */
export function ledgerFile(appDir: string, productId: string): string {
  return path.join(appDir, folder, `${productId}.json`);
}

const parseLedger = memoizeByText((_, text) => ledgerSchema.safeParse(parseJson(text)));

/** Reads and validates the API histories of an app. */
export async function readLedgers(appDir: string, root: string): Promise<Ledgers> {
  const found = await collectFiles(appDir, folder, 'json');
  const ledgers = new Map<string, ApiLedger>();
  const diagnostics: Diagnostic[] = [];
  for (const { file } of found) {
    const parsed = parseLedger(file, await readFile(file, 'utf8'));
    if (parsed.success) {
      ledgers.set(path.basename(file, '.json'), parsed.data);
      continue;
    }
    diagnostics.push(
      ...parsed.error.issues.slice(0, maxIssues).map((issue) => ({
        file: relativePath(root, file),
        path: issue.path.join('.'),
        code: 'DOCS6008' as const,
        received: issue.message,
        expected: 'an API history as this version of docs-build reads it',
        hint: 'Restore the file from Git, then run `npx docs history` in the app.',
      })),
    );
  }
  return { ledgers, diagnostics };
}
