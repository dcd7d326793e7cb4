import { z } from 'zod';
import type { PublishedManifest } from '../published-manifest';
import { publishedManifestSchema } from './published-manifest-schema';

/** A manifest, or the reason why the text is not valid. */
export type ParsedManifest =
  | { readonly manifest: PublishedManifest }
  | { readonly manifest?: undefined; readonly problem: string };

/**
 * Parses the text of a `docs-manifest.json`. Never throws, so that one invalid manifest does not affect other products.
 * For Node only, because it loads the whole schema.
 */
export function parsePublishedManifest(text: string): ParsedManifest {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { problem: 'not valid JSON' };
  }
  const result = publishedManifestSchema.safeParse(value);
  if (result.success) return { manifest: result.data };
  return { problem: z.prettifyError(result.error).split('\n').slice(0, 2).join(' ') };
}
