import { CodeProblem } from './code-problem';
import { loopGuardName } from './guard-loops';
import { createScriptUrl } from './library-importer';

/** A compiled CommonJS module as a function. */
export type ModuleFunction = (
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
export async function defineModule(code: string, path: string): Promise<ModuleFunction> {
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
