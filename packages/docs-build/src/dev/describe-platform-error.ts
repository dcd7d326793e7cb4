import path from 'node:path';
import { type Diagnostic, DiagnosticsError, diagnosticsOf } from 'diagnostics';
import { createDemoDiagnostics } from '../demos/demo-diagnostics';
import { repositoryPath } from '../load';
import { findImport } from './describe-demo-error';

const packagesFolder = path.join(import.meta.dirname, '../../..');

const unresolved = /^Cannot find module '([^']+)' imported from '([^']+)'/;

/**
 * Describes a mistake in code of the platform for those who edit it: what cannot be parsed or found as diagnostics, anything
 * else with the frames of the stack that are not in packages.
 *
 * @param folder absolute folder with the code
 */
export function describePlatformError(error: unknown, folder = packagesFolder): unknown {
  if (!(error instanceof Error) || diagnosticsOf(error)) return error;
  const diagnostics = createDemoDiagnostics(folder);
  if (diagnostics.addBundlerErrors(error)) return new DiagnosticsError(diagnostics.list());
  const [, specifier, importer] = unresolved.exec(error.message) ?? [];
  if (specifier !== undefined && importer !== undefined) {
    return new DiagnosticsError([describeMissingImport(folder, importer, specifier)]);
  }
  const isPackage = /[\\/]node_modules[\\/]/;
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  error.stack = [String(error), ...frames.filter((line) => !isPackage.test(line))].join('\n');
  return error;
}

function describeMissingImport(folder: string, importer: string, specifier: string): Diagnostic {
  const { line } = findImport([importer], specifier) ?? {};
  return {
    file: repositoryPath(folder, importer),
    ...(line !== undefined && { line }),
    code: 'DOCS4008',
    received: `an import of ${specifier}, which does not exist`,
    expected: 'a file, or a package that package.json lists',
    hint: 'Correct the import. If it is a package, add it to package.json and run pnpm install.',
  };
}
