import { execFile } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { buildFolder } from 'docs-shell/page-document';

/** What the compiler rejects of a file. */
export interface CompileError {
  /** From 1. */
  readonly line: number;
  /** `error TS2322: Type … is not assignable …` */
  readonly text: string;
}

const maxOutputBytes = 64 * 1024 * 1024;

/**
 * Type-checks code as if it were demos of an app. The files are in a folder that Git ignores, which the compiler treats
 * as the folder of the demos, so that relative imports resolve.
 *
 * @param sources code by path below `demos/`
 * @returns the first error of each file that does not compile
 * @throws {Error} The compiler stops for another reason than an error in one of the files.
 */
export async function compileDemos(
  appDir: string,
  sources: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<string, CompileError>> {
  if (sources.size === 0) return new Map();
  const folder = path.join(appDir, buildFolder, 'compiled-demos');
  await rm(folder, { recursive: true, force: true });
  for (const [id, text] of sources) {
    const file = path.join(folder, id);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  await writeFile(path.join(folder, 'tsconfig.json'), JSON.stringify(config));
  const output = await runCompiler(folder);
  await rm(folder, { recursive: true, force: true });
  const errors = new Map<string, CompileError>();
  // The compiler ends lines as the system does.
  const lines = output.split(/\r?\n/);
  for (const line of lines) {
    const [, file, number, text] = /^(.+?)\((\d+),\d+\): (error .*)$/.exec(line) ?? [];
    if (file !== undefined && text !== undefined && !errors.has(file)) {
      errors.set(file, { line: Number(number), text });
    }
  }
  // An error without a place, such as a wrong option, would hide all others.
  const loose = lines.find((line) => line.startsWith('error '));
  if (loose !== undefined) throw new Error(`The compiler stopped in ${appDir}: ${loose}`);
  return errors;
}

const config = {
  extends: '../../tsconfig.json',
  compilerOptions: {
    composite: false,
    incremental: false,
    noEmit: true,
    emitDeclarationOnly: false,
    rootDir: '../..',
    rootDirs: ['../../demos', '.'],
  },
  include: ['.'],
  references: [],
};

function runCompiler(folder: string): Promise<string> {
  const packageJson = createRequire(import.meta.url).resolve('typescript-native/package.json');
  const compiler = path.join(path.dirname(packageJson), 'bin/tsc');
  const args = [compiler, '--project', folder, '--pretty', 'false', '--checkers', '1'];
  return new Promise((resolve) => {
    execFile(process.execPath, args, { cwd: folder, maxBuffer: maxOutputBytes }, (_error, stdout) =>
      resolve(stdout),
    );
  });
}
