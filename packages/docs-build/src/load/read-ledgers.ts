import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Diagnostic } from 'diagnostics';
import { parseJson } from 'docs-shell/lib/parse-json';
import { ledgerSchema, type ApiLedger } from 'react-api-docs/history';
import { openValueCache } from '../cache/open-value-cache';
import type { VersionedCache } from '../cache/versioned-cache';
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

interface ParsedLedger {
  readonly ledger?: ApiLedger;
  readonly issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[];
}

const parseLedger = memoizeByText((_, text): ParsedLedger => {
  const { data, error } = ledgerSchema.safeParse(parseJson(text));
  return { ...(data && { ledger: data }), issues: error?.issues ?? [] };
});

/**
 * Reads and validates the API histories of an app.
 *
 * @param cache returns what an earlier command has validated. Without it, this process does
 */
export async function readLedgers(
  appDir: string,
  root: string,
  cache?: VersionedCache,
): Promise<Ledgers> {
  const valid =
    cache &&
    openValueCache<ParsedLedger>(cache.cacheDir, 'api-histories', ({ ledger }) => !!ledger);
  const found = await collectFiles(appDir, folder, 'json');
  const ledgers = new Map<string, ApiLedger>();
  const diagnostics: Diagnostic[] = [];
  for (const { file } of found) {
    const text = await readFile(file, 'utf8');
    const parse = () => parseLedger(file, text);
    const { ledger, issues } = valid ? await valid.get([cache.codeDigest, text], parse) : parse();
    if (ledger) ledgers.set(path.basename(file, '.json'), ledger);
    diagnostics.push(
      ...issues.slice(0, maxIssues).map((issue) => ({
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
