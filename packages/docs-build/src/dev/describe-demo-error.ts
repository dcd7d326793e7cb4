import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Diagnostic } from 'diagnostics';
import { noDefaultExport } from 'docs-shell/demo/contract';
import {
  createDemoDiagnostics,
  describeFailedDemo,
  describeFailedRoot,
  findOwnFrame,
  isOwnFile,
  missingDefaultExport,
  type SourceLine,
} from '../demos/demo-diagnostics';
import {
  describeMissingPath,
  describeUnknownImport,
  describeUnresolved,
  type UnknownImport,
} from '../demos/describe-unknown-import';
import { repositoryPath } from '../load';

/**
 * Describes why a demo does not render, as `docs check` does, without the stack of the server. The place is the line of the
 * app's code that threw, or the demo if the error does not say it. What the demo root throws is the same for all demos.
 */
export function describeDemoError(appDir: string, id: string, error: Error): readonly Diagnostic[] {
  const demoFile = path.join(appDir, 'demos', id);
  const diagnostics = createDemoDiagnostics(appDir);
  if (diagnostics.addBundlerErrors(error)) return diagnostics.list();
  if (error.message === noDefaultExport) {
    return [{ file: repositoryPath(appDir, demoFile), ...missingDefaultExport }];
  }
  const rootFile = path.join(appDir, 'demo-root.tsx');
  const missing = describeImport(appDir, error.message);
  if (missing) {
    const { word, message, importer = demoFile } = missing;
    const { file, line } = findImport([importer, rootFile, demoFile], word) ?? { file: importer };
    return [
      { file: repositoryPath(appDir, file), ...(line !== undefined && { line }), ...message },
    ];
  }
  const { file, line } = findOwnFrame(error.stack ?? '', appDir) ?? { file: demoFile };
  const lines = stripVTControlCharacters(String(error)).trim().split('\n');
  // The bundler begins with a line that introduces its errors.
  const reason = lines.find((text) => /[^:\s]$/.test(text)) ?? lines[0];
  const message =
    file === rootFile
      ? describeFailedRoot(reason)
      : describeFailedDemo(`the demo throws while it renders on the server: ${reason}`);
  return [{ file: repositoryPath(appDir, file), ...(line !== undefined && { line }), ...message }];
}

/** The errors of Vite if a file imports what does not exist: the import and the file. */
const unresolved = [
  /Cannot find module '([^']+)' imported from '([^']+)'/,
  /Failed to load url (\S+) \(resolved id: .*?\) in (.+)\. Does the file exist\?/,
];

/** Explains an error of Vite or of Node that is due to an import, and names the file with the import if the error does. */
function describeImport(
  appDir: string,
  error: string,
): (UnknownImport & { readonly importer?: string }) | undefined {
  for (const pattern of unresolved) {
    const [, word, importer] = pattern.exec(error) ?? [];
    if (word !== undefined && importer !== undefined && isOwnFile(appDir, importer)) {
      return { word, importer, message: describeUnresolved(appDir, word) };
    }
  }
  return describeMissingPath(error) ?? describeUnknownImport(error);
}

/** Returns the first line of these files that contains an import. */
export function findImport(files: readonly string[], specifier: string): SourceLine | undefined {
  for (const file of files.filter((name) => existsSync(name))) {
    const lines = readFileSync(file, 'utf8').split('\n');
    const index = lines.findIndex((text) => /['"]/.test(text) && text.includes(specifier));
    if (index >= 0) return { file, line: index + 1 };
  }
  return undefined;
}
