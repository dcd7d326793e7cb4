import { z } from 'zod';

const schema = z.object({
  errors: z.array(
    z.object({
      text: z.string(),
      location: z.object({ file: z.string(), line: z.number() }),
    }),
  ),
});

/** A place that esbuild cannot read: a syntax error, or an import that does not exist. */
export interface BuildError {
  readonly text: string;
  /** Relative to the folder in which esbuild runs. */
  readonly file: string;
  /** The first line is 1. */
  readonly line: number;
}

/** Returns the places that esbuild could not read. There are none if the error does not come from it. */
export function listBuildErrors(error: unknown): readonly BuildError[] {
  const { errors = [] } = schema.safeParse(error).data ?? {};
  return errors.map(({ text, location: { file, line } }) => ({ text, file, line }));
}
