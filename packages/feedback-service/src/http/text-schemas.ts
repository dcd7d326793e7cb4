import { z } from 'zod';

/** PostgreSQL stores no NUL, and no half of a character. */
const cleanText = (text: string) => text.replace(/\0|\p{Surrogate}/gu, '');

/** A text of at most so many bytes in UTF-8. */
export const textOf = (bytes: number, what: string) =>
  z
    .string()
    .transform(cleanText)
    .refine((text) => Buffer.byteLength(text) <= bytes, {
      error: `${what} must have at most ${bytes} bytes`,
    });

/** A product's id, as the table of products writes them. */
export const productId = z.string().regex(/^[a-z0-9-]{1,40}$/, 'product must be a product id');

/** A path of the site without language prefix, query and hash. */
export const pagePath = z
  .string()
  .max(300, 'page must have at most 300 characters')
  .regex(/^\/[^\s?#\\]*$/u, 'page must be a path of the site')
  .transform(cleanText);
