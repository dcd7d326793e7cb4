import type { Program } from '../sandbox/playground-messages';
import { CodeProblem } from './code-problem';
import { compileModule } from './compile-module';
import { createLoopGuard } from './create-loop-guard';
import { createEffectGuard, guardEffects } from './guard-effects';
import { loopGuardName } from './guard-loops';
import { createScriptUrl } from './library-importer';
import type { LibraryImporter } from './library-importer';
import { isRelative, resolveRelativeImport } from './resolve-relative-import';

/**
 * Compiles the files of a program, imports the packages that they name, and runs the entry.
 *
 * @param packages Names of the packages that can be imported, for error messages.
 * @returns What the entry exports.
 * @throws {CodeProblem} If a file has a syntax error or an import cannot be resolved. Errors of the code itself are
 *   rethrown.
 */
export async function runProgram(
  program: Program,
  importLibrary: LibraryImporter,
  packages: readonly string[],
): Promise<unknown> {
  const moduleFunctions = new Map<string, ModuleFunction>();
  const libraries = new Map<string, object>();
  const effectGuard = createEffectGuard();

  const load = async (path: string): Promise<void> => {
    const { code, specifiers } = compileModule(program.files[path] ?? '', path);
    moduleFunctions.set(path, await defineModule(code, path));
    for (const specifier of specifiers) {
      const file = isRelative(specifier) && resolveRelativeImport(specifier, path, program.files);
      if (file && isCode(file) && !isStyles(file, program) && !moduleFunctions.has(file)) {
        await load(file);
      }
      const library = isRelative(specifier) ? undefined : importLibrary(specifier);
      if (library) {
        const exported = await library;
        libraries.set(
          specifier,
          specifier === 'react' ? guardEffects(exported, effectGuard) : exported,
        );
      }
    }
  };

  const loopGuard = createLoopGuard();
  const modules = new Map<string, { exports: unknown }>();
  const runModule = (path: string): unknown => {
    const known = modules.get(path);
    if (known) {
      return known.exports;
    }
    const module: { exports: unknown } = { exports: {} };
    modules.set(path, module);
    const require = (specifier: string): unknown => {
      const file = isRelative(specifier)
        ? resolveRelativeImport(specifier, path, program.files)
        : undefined;
      const found = file === undefined ? libraries.get(specifier) : readFile(file);
      if (found === undefined) {
        throw new CodeProblem(explainMissing(specifier, packages), path);
      }
      return found;
    };
    moduleFunctions.get(path)?.(require, module, module.exports, loopGuard);
    return module.exports;
  };
  const readFile = (path: string): unknown => {
    if (isStyles(path, program)) return program.classNames[path];
    if (isCode(path)) {
      return runModule(path);
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
  return runModule(program.entry);
}

/** Returns whether a module was compiled to names of classes with the page, because the compiler does not run here. */
function isStyles(path: string, { classNames }: Program): boolean {
  return /\.css\.[jt]s$/.test(path) && Object.hasOwn(classNames, path);
}

function isCode(path: string): boolean {
  return /\.[jt]sx?$/.test(path);
}

function explainMissing(specifier: string, packages: readonly string[]): string {
  return isRelative(specifier)
    ? `There is no file ${specifier}.`
    : `“${specifier}” cannot be imported here. These can: ${packages.join(', ')}.`;
}

/** A compiled CommonJS module as a function. */
type ModuleFunction = (
  require: (specifier: string) => unknown,
  module: { exports: unknown },
  exports: unknown,
  loopGuard: () => void,
) => void;

const globalName = 'docsPlaygroundModule';

/**
 * Turns compiled code into a function. It uses a script element because the document's Content-Security-Policy
 * forbids `eval`, and because the browser then reports the line of a syntax error.
 *
 * @throws {CodeProblem} If the browser cannot parse the code.
 */
async function defineModule(code: string, path: string): Promise<ModuleFunction> {
  const url = createScriptUrl(
    `window.${globalName}=function(require,module,exports,${loopGuardName}){${code}\n};`,
  );
  const problem = await runScript(url);
  URL.revokeObjectURL(url);
  const body: unknown = Reflect.get(window, globalName);
  Reflect.deleteProperty(window, globalName);
  if (problem || typeof body !== 'function') {
    throw new CodeProblem(problem?.message ?? 'The code cannot be read.', path, problem?.line);
  }
  return body as ModuleFunction;
}

/** Resolves with the error that the browser reports for the script, if any. */
function runScript(url: string): Promise<{ message: string; line: number } | undefined> {
  return new Promise((resolve) => {
    let problem: { message: string; line: number } | undefined;
    const onError = (event: ErrorEvent) => {
      if (event.filename === url) {
        event.preventDefault();
        event.stopImmediatePropagation();
        problem = { message: event.message.replace(/^Uncaught /, ''), line: event.lineno };
      }
    };
    const script = document.createElement('script');
    const finish = () => {
      removeEventListener('error', onError, { capture: true });
      script.remove();
      resolve(problem);
    };
    addEventListener('error', onError, { capture: true });
    script.addEventListener('load', finish);
    script.addEventListener('error', finish);
    script.src = url;
    document.head.append(script);
  });
}
