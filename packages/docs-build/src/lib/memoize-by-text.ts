import { createHash } from 'node:crypto';

/**
 * Returns a function that parses a file again only if its text has changed: `docs dev` loads the app again after each
 * change of `product.ts`, and most files of an app are still the same. Values are shared, so `parse` must return data that
 * nobody changes.
 */
export function memoizeByText<T>(
  parse: (file: string, text: string) => T,
): (file: string, text: string) => T {
  const known = new Map<string, { readonly digest: string; readonly value: T }>();
  return (file, text) => {
    const digest = createHash('sha256').update(text).digest('hex');
    const before = known.get(file);
    if (before?.digest === digest) return before.value;
    const value = parse(file, text);
    known.set(file, { digest, value });
    return value;
  };
}
