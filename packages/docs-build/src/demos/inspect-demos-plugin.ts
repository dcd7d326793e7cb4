import { isUtf8 } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type ParseResult, parseSync, type Plugin } from 'vite';
import { encodingMessage, findEncodingError } from '../lib/find-encoding-error';
import { type DemoDiagnostics, isOwnFile, missingDefaultExport } from './demo-diagnostics';
import { describeUnresolved } from './describe-unknown-import';

interface InspectDemosOptions {
  readonly appDir: string;
  /** Absolute files of the demos. */
  readonly demoFiles: ReadonlySet<string>;
  /** Receives the diagnostics. */
  readonly diagnostics: DemoDiagnostics;
}

/**
 * Finds syntax errors, unknown imports and missing default exports in demos and in the files that they import. Replaces
 * invalid code, so that the build continues and finds the problems of all demos.
 */
export function inspectDemosPlugin({
  appDir,
  demoFiles,
  diagnostics,
}: InspectDemosOptions): Plugin {
  const lines = new Map<string, ReadonlyMap<string, number>>();
  return {
    name: 'docs:inspect-demos',
    enforce: 'pre',
    async resolveId(id, importer = '') {
      const file = withoutQuery(importer);
      if (!isOwnFile(appDir, file) || path.isAbsolute(id) || id.startsWith('\0')) return undefined;
      const isKnown = await this.resolve(id, importer, { skipSelf: true }).then(
        (resolved) => resolved !== null,
        // Vite rejects for a path that the `exports` of a package do not have.
        () => false,
      );
      if (isKnown) return undefined;
      diagnostics.add(file, lines.get(file)?.get(id) ?? 1, describeUnresolved(appDir, id));
      return { id, external: true };
    },
    async load(id) {
      const file = withoutQuery(id);
      if (!isOwnFile(appDir, file) || !isCode(file)) return undefined;
      // The bundler would name neither the line nor what to do.
      const bytes = await readFile(file);
      if (isUtf8(bytes)) return undefined;
      diagnostics.add(file, findEncodingError(bytes.toString('utf8')), encodingMessage);
      return { code: emptyDemo, map: null };
    },
    transform(code, id) {
      const file = withoutQuery(id);
      if (!isOwnFile(appDir, file) || !isCode(file)) return undefined;
      const parsed = parseSync(path.basename(file), code);
      const lineOf = (offset: number) => code.slice(0, offset).split('\n').length;
      for (const { message, labels } of parsed.errors) {
        diagnostics.add(file, lineOf(labels[0]?.start ?? 0), {
          code: 'DOCS4007',
          received: message.replace(/\.$/, ''),
          expected: 'code that can be parsed',
          hint: 'Fix the syntax. The error can also be in a line before this one.',
        });
      }
      if (parsed.errors.length > 0) return { code: emptyDemo, map: null };
      lines.set(file, listImportLines(parsed, code, lineOf));
      if (!demoFiles.has(file) || hasDefaultExport(parsed)) return undefined;
      const line = lineOf(parsed.module.staticExports[0]?.start ?? 0);
      diagnostics.add(file, line, missingDefaultExport);
      return { code: `${code}\n${emptyDemo}`, map: null };
    },
  };
}

const emptyDemo = 'export default () => null;';

function isCode(file: string): boolean {
  return /\.[cm]?[jt]sx?$/.test(file);
}

function withoutQuery(id: string): string {
  return id.split('?', 1).join();
}

function listImportLines(
  { module }: ParseResult,
  code: string,
  lineOf: (offset: number) => number,
): ReadonlyMap<string, number> {
  const requests = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest ?? []),
    ),
    ...module.dynamicImports.map(({ moduleRequest }) => moduleRequest),
  ];
  return new Map(
    requests.map(({ start, end }) => [code.slice(start + 1, end - 1), lineOf(start)] as const),
  );
}

function hasDefaultExport({ module }: ParseResult): boolean {
  return module.staticExports
    .flatMap(({ entries }) => entries)
    .some(({ exportName: { kind, name } }) => kind === 'Default' || name === 'default');
}
