import type { Program } from '../sandbox/frame-messages';
import { CodeProblem } from './code-problem';
import { compileModule } from './compile-module';
import { createLoopGuard } from './create-loop-guard';
import { defineModule, type ModuleBody } from './define-module';
import type { ImportLibrary } from './library-modules';
import { isRelative, resolveOwnFile } from './resolve-own-file';

/** Compiles the program's files, imports the packages that they name, and answers what its entry exports. */
export async function runProgram(
  program: Program,
  importLibrary: ImportLibrary,
  packages: readonly string[],
): Promise<unknown> {
  const bodies = new Map<string, ModuleBody>();
  const libraries = new Map<string, object>();

  const load = async (path: string): Promise<void> => {
    const { code, specifiers } = compileModule(program.files[path] ?? '', path);
    bodies.set(path, await defineModule(code, path));
    for (const specifier of specifiers) {
      const own = isRelative(specifier) && resolveOwnFile(specifier, path, program.files);
      if (own && isCode(own) && !bodies.has(own)) {
        await load(own);
      }
      const library = isRelative(specifier) ? undefined : importLibrary(specifier);
      if (library) {
        libraries.set(specifier, await library);
      }
    }
  };

  const loopRound = createLoopGuard();
  const started = new Map<string, { exports: unknown }>();
  const start = (path: string): unknown => {
    const known = started.get(path);
    if (known) {
      return known.exports;
    }
    const module: { exports: unknown } = { exports: {} };
    started.set(path, module);
    const require = (specifier: string): unknown => {
      const own = isRelative(specifier)
        ? resolveOwnFile(specifier, path, program.files)
        : undefined;
      const found = own === undefined ? libraries.get(specifier) : readOwn(own);
      if (found === undefined) {
        throw new CodeProblem(explainMissing(specifier, packages), path);
      }
      return found;
    };
    bodies.get(path)?.(require, module, module.exports, loopRound);
    return module.exports;
  };
  const readOwn = (path: string): unknown => {
    if (isCode(path)) {
      return start(path);
    }
    const text = program.files[path] ?? '';
    return {
      __esModule: true,
      default: path.endsWith('.json')
        ? (JSON.parse(text) as unknown)
        : path.endsWith('.css')
          ? (program.classNames[path] ?? {})
          : text,
    };
  };

  await load(program.entry);
  return start(program.entry);
}

function isCode(path: string): boolean {
  return /\.[jt]sx?$/.test(path);
}

function explainMissing(specifier: string, packages: readonly string[]): string {
  return isRelative(specifier)
    ? `There is no file ${specifier}.`
    : `“${specifier}” cannot be imported here. These can: ${packages.join(', ')}.`;
}
