import { transform } from 'sucrase';
import { CodeProblem } from './code-problem';
import { guardLoops } from './guard-loops';

/** A CommonJS module. Its lines are those of the source. */
export interface CompiledModule {
  readonly code: string;
  /** What it requires. */
  readonly specifiers: readonly string[];
}

/**
 * Compiles TypeScript, JavaScript and JSX to CommonJS.
 *
 * @throws {CodeProblem} If the source has a syntax error.
 */
export function compileModule(source: string, path: string): CompiledModule {
  const code = compile(source, path);
  const required = code.matchAll(/\brequire\((['"])(.+?)\1\)/g);
  return { code, specifiers: [...new Set([...required].map(([, , specifier = '']) => specifier))] };
}

function compile(source: string, path: string): string {
  try {
    return transform(guardLoops(source), {
      transforms: ['typescript', 'jsx', 'imports'],
      jsxRuntime: 'automatic',
      production: true,
    }).code;
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    const [, message = text, line] =
      /^(?:Error transforming [^:]*: )?(.*?)(?: \((\d+):\d+\))?$/s.exec(text) ?? [];
    throw new CodeProblem(message, path, line === undefined ? undefined : Number(line));
  }
}
