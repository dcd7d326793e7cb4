import { z } from 'zod';

/** Removes what PostgreSQL cannot store: NUL and lone surrogates. */
export const cleanText = (text: string) => text.replace(/\0|\p{Surrogate}/gu, '');

/** Validates the length of a text in bytes of UTF-8. */
export const textWithin = (maxBytes: number, name: string) =>
  z
    .string()
    .transform(cleanText)
    .refine((text) => Buffer.byteLength(text) <= maxBytes, {
      error: `${name} must have at most ${maxBytes} bytes`,
    });

/** Validates the id of a product. */
export const productId = z.string().regex(/^[a-z0-9-]{1,40}$/, 'product must be a product id');

/**
 * Validates a path of the site, without query and hash. `//host` would lead to another site. NUL is removed first,
 * because without it, `/`, NUL, `/host` is `//host`.
 */
export const pagePath = z
  .string()
  .max(300, 'page must have at most 300 characters')
  .transform(cleanText)
  .refine((path) => /^\/(?!\/)[^\s?#\\\p{Cc}]*$/u.test(path), {
    error: 'page must be a path of the site',
  });
