import { stripVTControlCharacters } from 'node:util';
import type { Diagnostic, DiagnosticMessage } from 'diagnostics';
import { repositoryPath } from '../load';

/** Collects what is wrong with the files of an app's demos, each fault once. */
export interface DemoFaults {
  /** `line` is undefined for a fault of the whole file. */
  add(file: string, line: number | undefined, message: DiagnosticMessage): void;
  /** Adds the errors of the bundler that concern files of the app. Returns false if there are none. */
  addBundlerErrors(error: unknown): boolean;
  /** Whether a file has a fault. */
  has(file: string): boolean;
  list(): Diagnostic[];
}

/** Creates an empty collection for the app in this folder. */
export function createDemoFaults(appDir: string): DemoFaults {
  const faults = new Map<string, Diagnostic>();
  const files = new Set<string>();
  const add = (file: string, line: number | undefined, message: DiagnosticMessage) => {
    const place = { file: repositoryPath(appDir, file), ...(line !== undefined && { line }) };
    const fault = { ...place, ...message };
    files.add(file);
    faults.set(JSON.stringify([fault.file, line, message.received]), fault);
  };
  return {
    add,
    addBundlerErrors(error) {
      const own = readBundlerErrors(error).filter(({ file }) => isOwnFile(appDir, file));
      for (const { file, line, exporter, message } of own) {
        // Nothing can be imported from a file that cannot be read, which is a fault already.
        if (exporter !== undefined && files.has(exporter)) files.add(file);
        else add(file, line, message);
      }
      return own.length > 0;
    },
    has: (file) => files.has(file),
    list: () => [...faults.values()],
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

/** Whether a module is written by the app's authors, not installed. */
export function isOwnFile(appDir: string, file: string): boolean {
  return file.startsWith(`${appDir}/`) && !file.includes('/node_modules/');
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
