import { isBuiltin } from 'node:module';
import path from 'node:path';
import { type Diagnostic, type DiagnosticMessage, DiagnosticsError } from 'diagnostics';
import { describeMissingPackage } from '../demos/describe-unknown-import';
import { repositoryPath } from '../load';
import type { DemoSources } from './collect-sources';
import { type FoundDependencies, packageName } from './list-dependencies';

interface InspectedSandbox extends FoundDependencies {
  readonly appDir: string;
  /** Path of the demo below `demos/`. */
  readonly id: string;
  readonly sources: DemoSources;
}

/**
 * Returns the problems of a demo that a sandbox would have.
 *
 * @throws {DiagnosticsError} A package that each sandbox needs is not installed.
 */
export function listSandboxDiagnostics(sandbox: InspectedSandbox): readonly Diagnostic[] {
  const { appDir, dependencies, id, missing, sources } = sandbox;
  const fileOf = (file: string) => repositoryPath(appDir, path.join(appDir, 'demos', file));
  const place = (file: string, specifier: string) => ({
    file: fileOf(file),
    line: findLine(sources.files.get(file) ?? '', specifier),
  });
  const refused = sources.refused.map(({ specifier, importer }): Diagnostic => ({
    ...place(importer, specifier),
    code: 'DOCS4005',
    received: `an import of ${specifier}`,
    expected: 'a text file below demos/, which can go into an exported project',
    hint: 'Move the file below demos/, or write its content into the demo.',
  }));
  const unpublished = Object.entries(dependencies).flatMap(([name, version]): Diagnostic[] =>
    version === ''
      ? [
          {
            file: fileOf(id),
            code: 'DOCS4006',
            received: `the package ${name}, which has no version`,
            expected: 'a published package, which an exported project can install',
            hint: 'Write what the demo needs of it below demos/; a part of the page that is no example is <Demo … bare />.',
          },
        ]
      : [],
  );
  const unknown = [...missing].map(([name, specifier]): Diagnostic => {
    const importer = sources.packages.get(specifier);
    const message = describeMissing(name, specifier);
    if (importer !== undefined) return { ...place(importer, specifier), ...message };
    const file = repositoryPath(appDir, path.join(appDir, 'package.json'));
    throw new DiagnosticsError([{ file, path: 'dependencies', ...message }]);
  });
  return [...refused, ...unpublished, ...unknown];
}

/** Describes a package that an import needs and that is not installed. */
function describeMissing(name: string, specifier: string): DiagnosticMessage {
  if (isBuiltin(specifier)) {
    return {
      code: 'DOCS4008',
      received: `an import of ${specifier}, which is a module of Node`,
      expected: 'a module that browsers can load',
      hint: 'Import something else. A package of the same name is found if package.json of the app has it.',
    };
  }
  const importing = packageName(specifier);
  return name === importing
    ? describeMissingPackage(name)
    : {
        code: 'DOCS4008',
        received: `an import of ${importing}, whose peer dependency ${name} is not installed`,
        expected: 'a package with its peer dependencies',
        hint: `Add ${name} to package.json of the app and install it.`,
      };
}

/** Returns the first line with this specifier in quotes. */
function findLine(text: string, specifier: string): number {
  const at = ["'", '"', '`'].map((quote) => text.indexOf(quote + specifier + quote));
  const first = Math.min(...at.filter((index) => index >= 0));
  return text.slice(0, Number.isFinite(first) ? first : 0).split('\n').length;
}
