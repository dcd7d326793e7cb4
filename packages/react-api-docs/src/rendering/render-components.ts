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
const timeoutMs = 120_000;

/**
 * Renders components in a separate process and returns the elements that receive their refs and attributes. Their types
 * may be `Ref<unknown>`, or those of another component. The result is undefined for a component that cannot be rendered
 * alone.
 */
export function renderComponents(
  components: readonly RenderedComponent[],
  fromFolder: string,
): readonly (Observation | undefined)[] {
  if (components.length === 0) return [];
  const output = execFileSync(
    process.execPath,
    [path.join(import.meta.dirname, 'rendering-process.mjs')],
    {
      input: JSON.stringify({ fromFolder, components }),
      // The code of a package needs no environment variables, and must not see secrets in them.
      env: { NODE_ENV: 'development' },
      maxBuffer: maxOutputBytes,
      timeout: timeoutMs,
    },
  );
  const seen = z.array(observationSchema.nullable()).parse(JSON.parse(output.toString('utf8')));
  return seen.map((component) => component ?? undefined);
}
