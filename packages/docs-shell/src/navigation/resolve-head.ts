import type { PublicConfig } from '../config';
import { toHref } from '../routing';
import type { PageHead } from './types';

/** What `<head>` depends on. */
export interface HeadSource {
  readonly kind: 'document' | 'not-found';
  readonly pathname: string;
  readonly contentLanguage: string;
  readonly title: string;
  readonly description: string;
  readonly product: { readonly name: string; readonly rootPath: string };
  readonly config: Pick<PublicConfig, 'canonicalOrigin'>;
}

/**
 * Title, description, canonical address and robots of a page (SPEC HD-2).
 * The canonical address is in the language of the content: an untranslated page points to the English one.
 */
export function resolveHead(source: HeadSource): PageHead {
  const { kind, pathname, contentLanguage, title, description, product, config } = source;
  const isRoot = pathname === (product.rootPath || '/') || title === product.name;
  const canonical =
    kind === 'document' && config.canonicalOrigin !== undefined
      ? config.canonicalOrigin + toHref(pathname, contentLanguage)
      : undefined;
  return {
    title: isRoot ? product.name : `${title} | ${product.name}`,
    description,
    ...(canonical !== undefined && { canonical }),
    ...(kind === 'not-found' && { robots: 'noindex' }),
  };
}
