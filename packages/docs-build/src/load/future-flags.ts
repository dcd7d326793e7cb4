import { z } from 'zod';

/**
 * Changes of behavior that the next major version makes for all products. A product tries one before with `future` in
 * `docs.config.ts`. docs/upgrading.md lists them.
 */
export interface FutureFlags {
  /** Each component that the package exports needs a page, as with `api: { complete: true }`. */
  readonly completeApi?: boolean;
}

const flag = z.boolean('true or false').exactOptional();

/** The flags of this version. Any other is a mistake, such as one that the installed version does not have yet. */
export const futureSchema = z.strictObject({ completeApi: flag } satisfies Record<
  keyof FutureFlags,
  z.ZodType
>);
