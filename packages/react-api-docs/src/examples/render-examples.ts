import { execFileSync } from 'node:child_process';
import path from 'node:path';
import ts from 'typescript';
import { z } from 'zod';

const maxOutputBytes = 16 * 1024 * 1024;
const timeoutMs = 300_000;

const resultSchema = z.object({
  html: z.string().optional().describe('What the server renders.'),
  reached: z.array(z.string()).describe('Names of the exports that it reads.'),
  violations: z
    .array(z.string())
    .optional()
    .describe('Rules of accessibility that it breaks in a document.'),
  problem: z.string().optional().describe('What it throws or warns of.'),
});

/** What a module of an example does when it is rendered. */
export type RenderedExample = z.infer<typeof resultSchema>;

interface RenderExamplesOptions {
  /** Whether axe examines each module, which takes longer than rendering it. */
  readonly isExamined?: boolean;
}

/**
 * Renders modules in a separate process, on the server and in a document, in their order.
 *
 * @param sources TSX with a component as its default export
 * @param fromFolder the folder that packages are resolved from
 */
export function renderExamples(
  sources: readonly string[],
  fromFolder: string,
  { isExamined = false }: RenderExamplesOptions = {},
): readonly RenderedExample[] {
  if (sources.length === 0) return [];
  const modules = sources.map(
    (source) =>
      ts.transpileModule(source, {
        compilerOptions: { jsx: ts.JsxEmit.ReactJSX, module: ts.ModuleKind.CommonJS },
      }).outputText,
  );
  const output = execFileSync(
    process.execPath,
    [path.join(import.meta.dirname, 'example-process.mjs')],
    {
      input: JSON.stringify({ fromFolder, modules, isExamined }),
      env: { NODE_ENV: 'development' },
      maxBuffer: maxOutputBytes,
      timeout: timeoutMs,
    },
  );
  return z.array(resultSchema).parse(JSON.parse(output.toString('utf8')));
}
