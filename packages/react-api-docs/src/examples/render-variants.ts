import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import { cutVariants, skipRendered, type VariantSlice } from './cut-variants';
import type { ModuleVariants } from './module-variants';

/** Libraries keep the styles of all that they rendered, and each further rendering takes longer. */
const variantsPerProcess = 150;
/** For one rendering, with axe, while other programs use the processor. A number for all would depend on the machine. */
const renderingTimeoutMs = 5 * 60_000;

const findingSchema = z.object({
  problem: z.string().optional(),
  violations: z.array(z.string()),
});

/** What a module or a variant does that it should not: it throws, warns, or fails rules of axe. */
export type RenderedVariant = z.infer<typeof findingSchema>;

/** What a module does without changes, and what its variants do besides. */
export interface RenderedVariants {
  readonly problem?: string | undefined;
  readonly variants: readonly RenderedVariant[];
}

/**
 * Renders modules with changed props in separate processes, in a document. A rendering that ends its process, or that
 * does not end, is a finding, and the next ones go on in a new process.
 *
 * @param fromFolder the folder that packages are resolved from
 * @param timeoutMs how long one rendering may take
 */
export async function renderVariants(
  modules: readonly ModuleVariants[],
  fromFolder: string,
  timeoutMs = renderingTimeoutMs,
): Promise<readonly RenderedVariants[]> {
  const problems = new Map<number, string>();
  const found = modules.map(({ variants }) =>
    variants.map((): RenderedVariant => ({ violations: [] })),
  );
  const keep = ({ index, variant }: RenderedPlace, { problem, violations }: RenderedVariant) => {
    if (variant >= 0) found[index]?.splice(variant, 1, { problem, violations });
    else if (problem !== undefined) problems.set(index, problem);
  };
  for (const batch of cutVariants(modules, variantsPerProcess)) {
    let rest = batch;
    while (rest.length > 0) {
      const { rendered, problem } = await renderInProcess(rest, fromFolder, timeoutMs);
      for (const [count, one] of rendered.entries()) {
        const { next } = skipRendered(rest, count);
        if (next) keep(next, one);
      }
      const { next, rest: left } = skipRendered(rest, rendered.length);
      if (next) keep(next, { problem, violations: [] });
      rest = left;
    }
  }
  return found.map((variants, index) => ({ problem: problems.get(index), variants }));
}

/** The place of a variant, or of the module itself: -1. */
type RenderedPlace = NonNullable<ReturnType<typeof skipRendered>['next']>;

/** Returns what each rendering did until the end of the process, and what ended it. */
function renderInProcess(
  batch: readonly VariantSlice[],
  fromFolder: string,
  timeoutMs: number,
): Promise<{ readonly rendered: readonly RenderedVariant[]; readonly problem: string }> {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'variant-process.mjs')], {
    env: { NODE_ENV: 'development' },
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const rendered: RenderedVariant[] = [];
  let problem = 'throws: the process ends';
  const stop = () => {
    problem = `throws: it takes more than ${Math.round(timeoutMs / 1000)} seconds`;
    child.kill('SIGKILL');
  };
  let timer = setTimeout(stop, timeoutMs);
  createInterface({ input: child.stdout }).on('line', (line) => {
    clearTimeout(timer);
    timer = setTimeout(stop, timeoutMs);
    rendered.push(findingSchema.parse(JSON.parse(line)));
  });
  // A process that ends early does not read its input.
  child.stdin.on('error', () => undefined).end(JSON.stringify({ fromFolder, modules: batch }));
  return new Promise((resolve, reject) => {
    child.once('error', reject).once('close', () => {
      clearTimeout(timer);
      resolve({ rendered, problem });
    });
  });
}
