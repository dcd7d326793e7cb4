import type { ModuleVariants } from './module-variants';

/** Part of a module's variants, which one process renders. */
export interface VariantSlice extends ModuleVariants {
  /** Place of the module in the list. */
  readonly index: number;
  /** Place of the first variant among those of the module. */
  readonly first: number;
}

/**
 * Distributes the variants of modules over processes: in order, and at most `limit` variants for each process. A module
 * without variants counts as one.
 */
export function cutVariants(
  modules: readonly ModuleVariants[],
  limit: number,
): readonly (readonly VariantSlice[])[] {
  const batches: VariantSlice[][] = [];
  let room = 0;
  for (const [index, { code, variants }] of modules.entries()) {
    let first = 0;
    do {
      if (room <= 0) {
        batches.push([]);
        room = limit;
      }
      const part = variants.slice(first, first + room);
      batches.at(-1)?.push({ code, variants: part, index, first });
      room -= Math.max(1, part.length);
      first += part.length;
    } while (first < variants.length);
  }
  return batches;
}

/** Returns what is left of a batch after a number of renderings, and the place of the rendering that comes next. */
export function skipRendered(
  batch: readonly VariantSlice[],
  rendered: number,
): {
  readonly next?: { readonly index: number; readonly variant: number };
  readonly rest: readonly VariantSlice[];
} {
  let passed = rendered;
  for (const [place, slice] of batch.entries()) {
    // One more than there are variants, because the module itself is rendered first.
    const count = slice.variants.length + 1;
    if (passed >= count) {
      passed -= count;
      continue;
    }
    const later = batch.slice(place + 1);
    if (passed === 0) return { next: { index: slice.index, variant: -1 }, rest: later };
    const rest = {
      ...slice,
      variants: slice.variants.slice(passed),
      first: slice.first + passed,
    };
    const next = { index: slice.index, variant: rest.first - 1 };
    return { next, rest: rest.variants.length > 0 ? [rest, ...later] : later };
  }
  return { rest: [] };
}
