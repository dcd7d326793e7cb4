import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { z } from 'zod';

/** A value of a prop of one component. */
export interface VariantProp {
  /** Where the component is exported, as CommonJS resolves it. */
  readonly module: string;
  /** Names that lead from the module to the component: `['Menu', 'Item']`, `['default']`. */
  readonly path: readonly string[];
  readonly name: string;
  readonly value: string | number | boolean;
}

/** A module, and the props to draw it with. */
export interface ModuleVariants {
  /** CommonJS with a component as its default export. */
  readonly code: string;
  readonly variants: readonly {
    readonly props: readonly VariantProp[];
    /** Whether axe examines it, which takes most of the time. */
    readonly hasAxe: boolean;
  }[];
}

/** Libraries keep the styles of all that they rendered, and each further rendering takes longer. */
const modulesPerProcess = 6;
const maxOutputBytes = 64 * 1024 * 1024;
const timeoutMs = 20 * 60_000;

const resultSchema = z.object({
  problem: z.string().optional(),
  variants: z.array(z.object({ problem: z.string().optional(), violations: z.array(z.string()) })),
});

/** What a module does without changes, and what its variants do besides. */
export type RenderedVariants = z.infer<typeof resultSchema>;

/**
 * Renders modules with changed props in separate processes, in a document.
 *
 * @param fromFolder the folder that packages are resolved from
 */
export function renderVariants(
  modules: readonly ModuleVariants[],
  fromFolder: string,
): readonly RenderedVariants[] {
  return Array.from({ length: Math.ceil(modules.length / modulesPerProcess) }, (_, index) =>
    renderInProcess(
      modules.slice(index * modulesPerProcess, (index + 1) * modulesPerProcess),
      fromFolder,
    ),
  ).flat();
}

function renderInProcess(
  modules: readonly ModuleVariants[],
  fromFolder: string,
): readonly RenderedVariants[] {
  const output = execFileSync(
    process.execPath,
    [path.join(import.meta.dirname, 'variant-process.mjs')],
    {
      input: JSON.stringify({ fromFolder, modules }),
      env: { NODE_ENV: 'development' },
      maxBuffer: maxOutputBytes,
      timeout: timeoutMs,
    },
  );
  return z.array(resultSchema).parse(JSON.parse(output.toString('utf8')));
}
