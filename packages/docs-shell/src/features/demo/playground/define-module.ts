import { CodeProblem } from './code-problem';
import { loopGuard } from './guard-loops';
import { createScriptUrl } from './library-modules';

/** Body of a compiled module. */
export type ModuleBody = (
  require: (specifier: string) => unknown,
  module: { exports: unknown },
  exports: unknown,
  loopRound: () => void,
) => void;

const handOver = 'docsPlaygroundModule';

/**
 * Makes a function of compiled code. A script of its own instead of `eval`, which the document's policy forbids,
 * and because the browser then says in which line the code is none.
 */
export async function defineModule(code: string, path: string): Promise<ModuleBody> {
  const url = createScriptUrl(
    `window.${handOver}=function(require,module,exports,${loopGuard}){${code}\n};`,
  );
  const problem = await runScript(url);
  URL.revokeObjectURL(url);
  const body: unknown = Reflect.get(window, handOver);
  Reflect.deleteProperty(window, handOver);
  if (problem || typeof body !== 'function') {
    throw new CodeProblem(problem?.message ?? 'The code cannot be read.', path, problem?.line);
  }
  return body as ModuleBody;
}

/** Answers what the browser has against the script. */
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
