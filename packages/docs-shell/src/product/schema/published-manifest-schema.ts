import { z } from 'zod';
import { publishedSchemaVersion } from '../published-manifest';
import { accentSchema, identitySchema, inlineSvg } from './identity-schema';

// Patterns have no flags, which JSON Schema does not support.
const text = z.string().min(1);
const pathname = z.string().regex(/^\/[^\s?#]*$/);
const address = z.string().regex(/^\/[^\s?#]*(#[^\s#]+)?$/);

const publishedPageSchema = z
  .object({
    pathname: pathname.describe('Without language prefix and trailing slash; / for the root.'),
    title: text,
    anchors: z.array(text).describe('Ids of its headings and demos.'),
  })
  .describe('A page, once for all languages.');

const publishedVersionSchema = z.object({
  text,
  href: z
    .string()
    .regex(/^(https:\/\/|\/)\S*$/)
    .exactOptional(),
  current: z.boolean(),
});

/**
 * The schema of a published manifest. Unknown keys are ignored: a newer shell may add keys, and apps that were built earlier
 * must still read the manifest. A change of meaning needs a new `schemaVersion`.
 */
export const publishedManifestSchema = z.object({
  schemaVersion: z.literal(publishedSchemaVersion),
  buildId: z
    .string()
    .regex(/^[\w-]{8,}$/)
    .describe('Hash of what the app contributes: two builds of the same sources have the same.'),
  identity: z.object({
    ...identitySchema.shape,
    wordmarkSvg: inlineSvg,
    accent: z.object(accentSchema.shape),
  }),
  categoryId: text,
  rootPath: z
    .string()
    .regex(/^(\/[^\s?#/]+)*$/)
    .describe('Path of the product’s root without trailing slash; empty for the root of the site.'),
  selfContained: z
    .boolean()
    .exactOptional()
    .describe('Whether languages and assets are below the root of the product.'),
  languages: z.array(z.string().regex(/^[a-z]{2}$/)).describe('en always.'),
  noindex: z
    .boolean()
    .exactOptional()
    .describe('Whether search engines are asked to leave it out.'),
  versions: z.array(publishedVersionSchema),
  pages: z.array(publishedPageSchema),
  redirects: z
    .array(z.object({ from: pathname, to: address }))
    .describe('Addresses that moved, without language prefix.'),
  links: z
    .array(z.object({ to: address, from: z.array(pathname) }))
    .exactOptional()
    .describe('Links to other products; missing in manifests of earlier builds.'),
  files: z
    .array(pathname)
    .describe('Files below the product’s prefix, and its app’s assets, this manifest included.'),
});
