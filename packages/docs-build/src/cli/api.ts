import path from 'node:path';
import { DiagnosticsError, diagnosticsOf, throwDiagnostics } from 'diagnostics';
import type { Diagnostic } from 'diagnostics';
import { extractReferences, syncDocuments } from 'react-api-docs';
import type { DocumentChanges } from 'react-api-docs';
import type { ApiDocument } from 'react-api-docs/document';
import { findStaleExamples, syncExamples } from '../api/examples/sync-examples';
import { findRepositoryRoot, relativePath } from '../lib/repository-root';
import { loadApp } from '../load';
import type { LoadedApp } from '../load';
import { readArguments } from './read-arguments';

/**
 * `docs api [--check] [Component …]`: writes the API documents of an app's packages to `generated/api`;
 * with `--check` it writes nothing and fails if they are stale.
 */
export async function api(appDir: string, args: readonly string[]): Promise<void> {
  const { values, operands: only, diagnostics } = readArguments('api', args);
  throwDiagnostics(diagnostics);
  const app = await loadApp(appDir);
  throwDiagnostics(app.diagnostics);
  const report = await writeApi(app, { check: values.check === true, only });
  process.stdout.write(`${app.name}: ${report}\n`);
}

/** The arguments of `docs api`. */
interface WriteApiOptions {
  readonly check: boolean;
  /** Names of components. Empty for all components. */
  readonly only: readonly string[];
}

/** Writes or compares the API documents of all products of an app. Returns a summary. */
async function writeApi(app: LoadedApp, { check, only }: WriteApiOptions): Promise<string> {
  if (app.libraries.apiReferences.length === 0) return 'no product has an API reference.';
  const documents = extract(app, only);
  const folder = path.join(app.appDir, 'generated/api');
  const changes = await syncDocuments(folder, documents, { check, partial: only.length > 0 });
  if (check) {
    const root = findRepositoryRoot(app.appDir);
    const diagnostics = [
      ...findStaleDocuments(changes, relativePath(root, folder)),
      ...describe(
        await findStaleExamples(app),
        relativePath(root, path.join(app.appDir, 'demos')),
        'a stale example',
        'the one that the types of the package suggest',
      ),
    ];
    if (diagnostics.length > 0) throw new DiagnosticsError(diagnostics);
    return `${documents.length} API documents, all as the installed packages have it.`;
  }
  const { added, changed, removed } = changes;
  const counts = `${documents.length} API documents: ${added.length} new, ${changed.length} changed, ${removed.length} removed.`;
  if (only.length > 0) return counts;
  // The examples follow from the documents that were just written.
  const examples = await syncExamples(await loadApp(app.appDir));
  return [
    counts,
    ...(documents.length === 0 ? [nothingDocumented] : []),
    `${examples.writtenIds.length} generated demos, ${examples.removed.length} removed.`,
    ...describeImpossible(examples.impossible),
  ].join('\n');
}

/** They are not mistakes: a part of a component, or a provider, shows nothing alone. */
function describeImpossible(impossible: readonly string[]): readonly string[] {
  if (impossible.length === 0) return [];
  return [
    'These have none, because no example from their types works alone. A demo on a page can show them:',
    ...impossible.map((line) => `  ${line}`),
  ];
}

function extract(app: LoadedApp, only: readonly string[]): ApiDocument[] {
  const root = findRepositoryRoot(app.appDir);
  try {
    return extractReferences(
      app.libraries.apiReferences.map((reference) => ({
        ...reference,
        ...(only.length > 0 && { only }),
        fromFolder: app.appDir,
      })),
    );
  } catch (error) {
    const diagnostics = diagnosticsOf(error);
    if (!diagnostics) throw error;
    throw new DiagnosticsError(
      diagnostics.map(({ file, ...rest }) => ({
        ...rest,
        file: path.isAbsolute(file) ? relativePath(root, file) : file,
      })),
    );
  }
}

/** A package with a default export only is no mistake of the author, so it is no diagnostic. */
const nothingDocumented =
  'A component needs a named export to be documented (export { Slider }). The default export of a package is left out.';

/** Returns diagnostics for API documents that differ from the installed packages. */
function findStaleDocuments(
  { added, changed, removed }: DocumentChanges,
  folder: string,
): Diagnostic[] {
  return [
    ...describe(added, folder, 'no such document', 'one, since the package exports it'),
    ...describe(changed, folder, 'a stale document', 'what the types of the package say'),
    ...describe(removed, folder, 'a document', 'none: the package does not export it'),
  ];
}

/** Maximum number of documents of one kind in a list. Further ones are counted. */
const maxListedFiles = 10;

function describe(
  files: readonly string[],
  folder: string,
  received: string,
  expected: string,
): Diagnostic[] {
  const hint = 'Run `npx docs api` in the app, and commit what it writes.';
  const code = 'DOCS6001' as const;
  const named = files.slice(0, maxListedFiles);
  const rest = files.length - named.length;
  return [
    ...named.map((file) => ({ code, file: `${folder}/${file}`, received, expected, hint })),
    ...(rest > 0
      ? [{ code, file: folder, received: `${received}, ${rest} times more`, expected, hint }]
      : []),
  ];
}
