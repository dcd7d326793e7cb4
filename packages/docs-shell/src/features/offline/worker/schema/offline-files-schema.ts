import { z } from 'zod';
import { offlineFilesVersion } from '../offline-files';

// Patterns carry no flags: the public JSON Schema would lose them.
const word = z.string().regex(/^[\w-]+$/);
const address = z.string().regex(/^\/([^/\\\s?#][^\s?#]*)?$/);

const fileSchema = z
  .tuple([
    address.describe('Where browsers ask for it: a page has no file name.'),
    z.int().nonnegative().describe('Length in bytes, before compression.'),
    z
      .string()
      .regex(/^[0-9a-f]{32}$/)
      .describe('The first 32 hexadecimal digits of the SHA-256 of its bytes.'),
  ])
  .describe('A file of the build that somebody who reads offline may need.');

/**
 * The form of `docs-files.json`. Keys that it does not name are let through, as in the published manifest; what would
 * change a meaning raises `version`.
 */
export const offlineFilesSchema = z.object({
  version: z.literal(offlineFilesVersion),
  buildId: word.describe('The same as in the product’s docs-manifest.json.'),
  product: word.describe('Id of the product.'),
  name: z.string().min(1).describe('The product’s name, for readers.'),
  rootPath: z
    .string()
    .regex(/^(\/[^\s?#/]+)*$/)
    .describe('Path of the product’s root without trailing slash; empty for the root of the site.'),
  shell: z.array(address).describe('Scripts that every page may ask for at any time.'),
  files: z.array(fileSchema),
});
