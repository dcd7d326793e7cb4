import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import type { Diagnostic, DiagnosticMessage } from 'diagnostics';
import { buildFolder } from 'docs-shell/page-document';
import { isBelow } from '../lib/is-below';
import { repositoryPath } from '../load';

/** Collects the problems of an app's demo files, each once. */
export interface DemoDiagnostics {
  /** `line` is undefined for a problem of the whole file. */
  add(file: string, line: number | undefined, message: DiagnosticMessage): void;
  /** Adds the errors of the bundler that concern files of the app. Returns false if there are none. */
  addBundlerErrors(error: unknown): boolean;
  /** Absolute files with a problem. */
  files(): ReadonlySet<string>;
  /** All diagnostics, or those of one file. */
  list(file?: string): Diagnostic[];
}

/** Creates an empty collection for the app in this folder. */
export function createDemoDiagnostics(appDir: string): DemoDiagnostics {
  const diagnostics = new Map<string, Diagnostic>();
  const files = new Set<string>();
  const add = (file: string, line: number | undefined, message: DiagnosticMessage) => {
    const location = { file: repositoryPath(appDir, file), ...(line !== undefined && { line }) };
    const diagnostic = { ...location, ...message };
    files.add(file);
    diagnostics.set(JSON.stringify([diagnostic.file, line, message.received]), diagnostic);
  };
  return {
    add,
    addBundlerErrors(error) {
      const own = readBundlerErrors(error).filter(({ file }) => isOwnFile(appDir, file));
      for (const { file, line, exporter, message } of own) {
        // The file cannot be read, which has been reported already.
        if (exporter !== undefined && files.has(exporter)) files.add(file);
        else add(file, line, message);
      }
      return own.length > 0;
    },
    files: () => files,
    list(file) {
      const name = file === undefined ? undefined : repositoryPath(appDir, file);
      return [...diagnostics.values()].filter(
        (diagnostic) => name === undefined || diagnostic.file === name,
      );
    },
  };
}

/** Describes an import of a name that a module does not export. */
export function describeUnknownName(name: string): DiagnosticMessage {
  return {
    code: 'DOCS4008',
    received: `an import of the name ${name}, which the module does not export`,
    expected: 'a name that the imported module exports',
    hint: 'Check the spelling, and whether it is a default export.',
  };
}

const needsBrowserHint = 'Move what needs a browser into an effect or an event handler.';

/** Describes a demo that does not render on the server. */
export function describeFailedDemo(received: string, hint = needsBrowserHint): DiagnosticMessage {
  const expected = 'a component that renders without a browser';
  return { code: 'DOCS4003', received, expected, hint };
}

/** Describes a demo root, or other code that all demos import, that does not load on the server. */
export function describeFailedRoot(reason: string | undefined): DiagnosticMessage {
  return {
    code: 'DOCS4003',
    received: `shared code of all demos that fails: ${reason}`,
    expected: 'a demo root that loads without a browser',
    hint: needsBrowserHint,
  };
}

/** Describes a demo whose module has no default export. */
export const missingDefaultExport: DiagnosticMessage = {
  code: 'DOCS4009',
  received: 'no default export',
  expected: 'a component as default export, which the page shows',
  hint: 'Write `export default` before the component.',
};

/** Returns whether a module is written by the app's authors, not installed. */
export function isOwnFile(appDir: string, file: string): boolean {
  return isBelow(file, appDir) && !/[\\/]node_modules[\\/]/.test(file);
}

/** File, line and column in a frame of a stack: `/app/a.tsx:1:2`, `file:///app/a.tsx:1:2` or `C:\app\a.tsx:1:2`. */
const frameFile =
  /((?:file:\/\/)?\/[^\s():]+|(?:\bfile:\/\/\/)?\b[A-Za-z]:[\\/][^\s():]+):(\d+):\d+/g;

/** A line of a file of the app. */
export interface SourceLine {
  /** Absolute path. */
  readonly file: string;
  readonly line: number;
}

/** Returns the first line of a stack that is in a file of the app: neither installed nor built. */
export function findOwnFrame(stack: string, appDir: string): SourceLine | undefined {
  for (const [, name = '', line = ''] of stack.matchAll(frameFile)) {
    const file = name.startsWith('file:') ? fileURLToPath(name) : name;
    if (isOwnFile(appDir, file) && !isBelow(file, path.join(appDir, buildFolder))) {
      return { file, line: Number(line) };
    }
  }
  return undefined;
}

interface BundlerError {
  readonly file: string;
  readonly line: number | undefined;
  readonly message: DiagnosticMessage;
  /** File from which a missing name is imported. */
  readonly exporter?: string;
}

/** Fields of the errors of Rolldown, as far as they are known. */
interface RolldownError {
  readonly code?: string;
  readonly exporter?: string;
  readonly id?: string;
  readonly loc?: { readonly file?: string; readonly line?: number };
  readonly message?: string;
}

function readBundlerErrors(error: unknown): BundlerError[] {
  const errors = error instanceof Error && 'errors' in error ? error.errors : [error];
  if (!Array.isArray(errors)) return [];
  return (errors as readonly RolldownError[]).map(({ code, exporter, id = '', loc, message }) => {
    const [first = ''] = stripVTControlCharacters(message ?? '').split('\n');
    const text = first.replace(/^\[[\w:\s-]+\]\s*/, '').replace(/\.$/, '');
    const name = code === 'MISSING_EXPORT' ? /^"(.+?)" is not exported/.exec(text)?.[1] : undefined;
    return {
      // The id of a stylesheet has a prefix and a suffix.
      file: (loc?.file ?? id).replace(/^\0[\w:-]+:/, '').replace(/[?!].*$/, ''),
      line: loc?.line,
      ...(exporter !== undefined && { exporter }),
      message:
        name === undefined
          ? {
              code: 'DOCS4007' as const,
              received: text,
              expected: 'a file that can be bundled',
              hint: 'Fix the file. The error can also be in a line before this one.',
            }
          : describeUnknownName(name),
    };
  });
}
