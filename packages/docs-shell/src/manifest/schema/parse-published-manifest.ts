import { z } from 'zod';
import type { PublishedManifest } from '../published';
import { publishedManifestSchema } from './published-manifest-schema';

/** A manifest, or in a few words why the text is none. */
export type ParsedManifest =
  | { readonly manifest: PublishedManifest }
  | { readonly manifest?: undefined; readonly problem: string };

/**
 * Reads the text of a `docs-manifest.json`. Total: a product that publishes rubbish costs the others nothing but its
 * own entry (SPEC MAN-6). For Node: it carries the whole schema.
 */
export function parsePublishedManifest(text: string): ParsedManifest {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { problem: 'no JSON' };
  }
  const result = publishedManifestSchema.safeParse(value);
  if (result.success) return { manifest: result.data };
  return { problem: z.prettifyError(result.error).split('\n').slice(0, 2).join(' ') };
}
