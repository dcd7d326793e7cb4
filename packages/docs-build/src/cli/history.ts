import { readdirSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { DiagnosticsError } from 'diagnostics';
import { serializeLedger, type ApiLedger } from 'react-api-docs/history';
import { findLedgerMistakes } from '../api/history/find-ledger-mistakes';
import { findStaleVersions } from '../api/history/find-stale-versions';
import { findPackageDir, readPackageJson } from '../lib/installed-package';
import { findRepositoryRoot, relativePath } from '../lib/repository-root';
import { loadApp, type LoadedApp } from '../load';
import { ledgerFile } from '../load/read-ledgers';
import { parseHistoryArgs, type HistoryArgs } from './parse-history-args';

type AnyReference = LoadedApp['libraries']['apiReferences'][number];
type Reference = AnyReference & { readonly history: NonNullable<AnyReference['history']> };

/**
 * `docs history [--check] [--minors] [--again <version>[..<version>]]`: adds the versions of the product's packages up to the
 * installed one to `generated/history`. `--check` writes nothing and needs no network: it fails if a history does not
 * agree with the product's definition and the committed API documents, or if the documents of a package have another
 * version than the installed one. `--minors` compares the last patches of the minors only. `--again` replaces what the
 * history says about versions after the given one, or about those between two. The history is written after each release,
 * so a run continues where an earlier one ended.
 *
 * Versions are installed below `DOCS_HISTORY_DIR`, by default in the system's temporary folder.
 */
export async function history(appDir: string, args: readonly string[]): Promise<void> {
  const options = parseHistoryArgs(args);
  const app = await loadApp(appDir);
  if (app.diagnostics.length > 0) throw new DiagnosticsError(app.diagnostics);
  const references = app.libraries.apiReferences.flatMap((reference) =>
    reference.history ? [{ ...reference, history: reference.history }] : [],
  );
  // Of all products, also those without a history.
  const files = app.apis.flatMap(({ pages }) => pages);
  const diagnostics = options.isCheck ? findStaleVersions(files, listInstalled(appDir)) : [];
  for (const reference of references) {
    const { from } = reference.history;
    const file = ledgerFile(appDir, reference.productId);
    const name = relativePath(findRepositoryRoot(app.appDir), file);
    const ledger = app.ledgers.get(reference.productId);
    const documents = documentsOf(app, reference);
    if (options.isCheck) {
      diagnostics.push(...findLedgerMistakes(ledger, documents, name, from));
      continue;
    }
    const recorded = await record(app, reference, options, (part) => writeLedger(file, part));
    process.stdout.write(`${app.name}: ${describe(recorded, ledger)}\n`);
  }
  if (diagnostics.length > 0) throw new DiagnosticsError(diagnostics);
  if (options.isCheck) {
    process.stdout.write(`${app.name}: ${references.length} API histories, up to date.\n`);
  }
}

function documentsOf(app: LoadedApp, { productId }: Reference) {
  const pages = app.apis.find((api) => api.productId === productId)?.pages ?? [];
  return pages.map(({ document }) => document);
}

async function record(
  app: LoadedApp,
  reference: Reference,
  { precision, again }: HistoryArgs,
  save: (ledger: ApiLedger) => Promise<void>,
): Promise<ApiLedger> {
  // It loads the compiler, which `--check` does not need.
  const { parseRange, recordAgain, recordHistory } = await import('react-api-docs');
  const { history: source, productId, ...extraction } = reference;
  const ledger = app.ledgers.get(productId);
  const request = {
    extraction,
    ...source,
    precision,
    documents: documentsOf(app, reference),
    installed: listInstalled(app.appDir),
    cacheDir: process.env['DOCS_HISTORY_DIR'] ?? path.join(os.tmpdir(), 'docs-api-history'),
    save,
    report: (line: string) => process.stderr.write(`${line}\n`),
  };
  return ledger && again !== undefined
    ? recordAgain(request, ledger, parseRange(again, ledger))
    : recordHistory(request, ledger);
}

/** Writes a ledger in one step: a run that is ended leaves the one of the release before. */
async function writeLedger(file: string, ledger: ApiLedger): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(`${file}.next`, serializeLedger(ledger));
  await rename(`${file}.next`, file);
}

/** Returns the versions of the packages that an app can import, by name. */
function listInstalled(appDir: string): Record<string, string> {
  const modules = path.join(appDir, 'node_modules');
  const names = readdirSync(modules).flatMap((name) =>
    name.startsWith('@')
      ? readdirSync(path.join(modules, name)).map((inner) => `${name}/${inner}`)
      : name,
  );
  return Object.fromEntries(
    names.flatMap((name) => {
      const folder = name.startsWith('.') ? undefined : findPackageDir(appDir, name);
      const version = folder && readPackageJson(folder).version;
      return version === undefined ? [] : [[name, version] as const];
    }),
  );
}

function describe({ oldest, newest, releases }: ApiLedger, before: ApiLedger | undefined): string {
  const count = releases.reduce((sum, { changes }) => sum + changes.length, 0);
  const added = releases.length - (before?.releases.length ?? 0);
  return `${count} changes of the API from ${oldest} to ${newest}, ${added} releases of them new.`;
}
