import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { z } from 'zod';

/** A component that a package exports, and the data that determine its props. */
export interface RenderedComponent {
  readonly packageName: string;
  readonly name: string;
  readonly props: readonly {
    readonly name: string;
    readonly isRequired: boolean;
    readonly type: string;
  }[];
}

const observationSchema = z.object({
  ref: z.string().optional().describe('Class of the element that its ref holds.'),
  element: z.string().optional().describe('Tag of the element that takes its attributes.'),
});

/** The result of rendering a component. */
export type Observation = z.infer<typeof observationSchema>;

const maxOutputBytes = 16 * 1024 * 1024;
/** The 803 components of Chakra UI take 20 seconds of CPU time, on a busy machine minutes. */
const renderingTimeoutMs = 600_000;

/**
 * Renders components in a separate process and returns the elements that receive their refs and attributes. Their types
 * may be `Ref<unknown>`, or those of another component. The result is undefined for a component that cannot be rendered
 * alone.
 *
 * @param fromFolder folder whose installed packages are rendered
 * @param timeoutMs how long the process may take
 * @throws {Error} The process takes longer, or ends with an error.
 */
export function renderComponents(
  components: readonly RenderedComponent[],
  fromFolder: string,
  timeoutMs = renderingTimeoutMs,
): readonly (Observation | undefined)[] {
  if (components.length === 0) return [];
  const output = runProcess(JSON.stringify({ fromFolder, components }), timeoutMs);
  const seen = z.array(observationSchema.nullable()).parse(JSON.parse(output));
  return seen.map((component) => component ?? undefined);
}

function runProcess(input: string, timeoutMs: number): string {
  try {
    return execFileSync(
      process.execPath,
      [path.join(import.meta.dirname, 'rendering-process.mjs')],
      {
        input,
        encoding: 'utf8',
        // The code of a package needs no environment variables, and must not see secrets in them.
        env: { NODE_ENV: 'development' },
        maxBuffer: maxOutputBytes,
        timeout: timeoutMs,
      },
    );
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ETIMEDOUT')) throw error;
    const { components } = JSON.parse(input) as { components: RenderedComponent[] };
    const names = [...new Set(components.map(({ packageName }) => packageName))].join(', ');
    throw new Error(
      `Rendering the ${components.length} components of ${names} takes more than ${timeoutMs / 1000} seconds. ` +
        'Run the command again while the machine does nothing else. If that does not help, a component never ends.',
      { cause: error },
    );
  }
}
