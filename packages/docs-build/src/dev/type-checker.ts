import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Diagnostic } from 'diagnostics';
import type { API, Diagnostic as TypeError } from 'typescript-native/unstable/async';
import { describeTypeError } from '../demos/describe-type-error';
import { repositoryPath } from '../load';
import type { FileChange } from './classify-change';
import { createDemoProject } from './demo-project';

/** Checks the types of single files in a separate process, which keeps the program between checks. */
export interface TypeChecker {
  /** Records changes. The next check reads these files again. */
  noteChanges(changes: readonly FileChange[]): void;
  /** Returns the type errors of absolute files. Starts the process if it does not run. */
  check(files: readonly string[]): Promise<readonly Diagnostic[]>;
  /** Ends the process. The next check starts another one. */
  close(): Promise<void>;
}

/** After this time without a response, the process counts as stuck. */
const limitMs = 60_000;

/**
 * After this time without a question to it, the process ends: nobody edits code. It would keep 140 MB for Material UI. The
 * next check costs a CPU second more, and no reader waits for it.
 */
const idleMs = 2 * 60_000;

/** Files whose text types depend on. After an edit of content, the errors are those of the last check. */
const sourceFile = /\.(?:[cm]?[jt]sx?|json)$/;

/**
 * Creates the type checker of an app. An app without a `tsconfig.json` has no type errors.
 *
 * @param idleLimitMs - time without a question after which the process ends by itself
 */
export function createTypeChecker(appDir: string, idleLimitMs = idleMs): TypeChecker {
  const settings = path.join(appDir, 'tsconfig.json');
  let api: API | undefined;
  let changes: FileChange[] = [];
  let project = createDemoProject(appDir);
  /** Errors of files since the last change. */
  let known = new Map<string, readonly Diagnostic[]>();
  let idle: NodeJS.Timeout | undefined;

  /** Ends the process. What it found stays true until a file changes. */
  const end = async () => {
    clearTimeout(idle);
    const open = api;
    api = undefined;
    changes = [];
    project = createDemoProject(appDir);
    await open?.close();
  };
  const endWhenIdle = () => {
    clearTimeout(idle);
    if (api) idle = setTimeout(() => void end().catch(() => undefined), idleLimitMs).unref();
  };
  const close = () => {
    known = new Map();
    return end();
  };
  const check = async (files: readonly string[], into: Map<string, readonly Diagnostic[]>) => {
    const isNew = api === undefined;
    const open = (api ??= await openApi(appDir));
    const fileChanges = summarizeChanges(changes);
    project.noteChanges(changes);
    changes = [];
    const isWritten = await project.open(files, async () => {
      const { fileNames } = await open.parseConfigFile(settings);
      return fileNames.map((name) => path.normalize(name));
    });
    if (isWritten) fileChanges.changed.push(project.file);
    const snapshot = await open.updateSnapshot(
      isNew ? { openProjects: [project.file] } : { fileChanges },
    );
    const program = snapshot.getProject(project.file)?.program;
    // A demo that is not part of the project, or that was deleted, has no errors.
    for (const file of files) {
      if (!program || !project.has(file) || !existsSync(file)) continue;
      const syntax = await program.getSyntacticDiagnostics(file);
      // A syntax error causes misleading type errors.
      const found = syntax.length > 0 ? syntax : await program.getSemanticDiagnostics(file);
      into.set(file, toDiagnostics(appDir, file, found));
    }
    await snapshot.dispose();
  };
  return {
    noteChanges(more) {
      const sources = more.filter(({ file }) => sourceFile.test(file));
      changes.push(...sources);
      if (sources.length > 0) known = new Map();
    },
    async check(files) {
      if (!existsSync(settings)) return [];
      const errors = known;
      const unknown = files.filter((file) => !errors.has(file));
      try {
        if (unknown.length > 0) {
          clearTimeout(idle);
          await withLimit(check(unknown, errors));
          endWhenIdle();
        }
        return files.flatMap((file) => errors.get(file) ?? []);
      } catch (error) {
        void close().catch(() => undefined);
        throw error;
      }
    },
    close,
  };
}

/** Loads the API of TypeScript when it is needed: `docs dev` starts without it. */
async function openApi(cwd: string): Promise<API> {
  const { API } = await import('typescript-native/unstable/async');
  return new API({ cwd });
}

function summarizeChanges(changes: readonly FileChange[]) {
  const filesOf = (test: (change: FileChange) => boolean) =>
    changes.filter(test).map(({ file }) => file);
  return {
    changed: filesOf(({ isNewOrGone }) => !isNewOrGone),
    created: filesOf(({ file, isNewOrGone }) => isNewOrGone && existsSync(file)),
    deleted: filesOf(({ file, isNewOrGone }) => isNewOrGone && !existsSync(file)),
  };
}

function toDiagnostics(appDir: string, file: string, errors: readonly TypeError[]): Diagnostic[] {
  const source = readFileSync(file, 'utf8');
  return errors.map((error) => ({
    file: repositoryPath(appDir, file),
    line: source.slice(0, error.pos).split('\n').length,
    ...describeTypeError(error.code, flattenText(error), path.relative(appDir, file)),
  }));
}

/** Returns an error and its explanation on one line, as in the terminal. */
function flattenText({ text, messageChain = [] }: TypeError): string {
  return [text, ...messageChain.map(flattenText)].join(' ');
}

async function withLimit<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`TypeScript has not answered within ${limitMs / 1000} seconds.`)),
      limitMs,
    );
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
}
