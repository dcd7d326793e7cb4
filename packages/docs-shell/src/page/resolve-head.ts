import type { PublicConfig } from '../config';
import { defaultLanguage, toHref } from '../routing';
import { createStructuredData } from './create-structured-data';
import type { PageHead, PageLink } from './types';

/** What `<head>` depends on. */
export interface HeadSource {
  readonly kind: 'document' | 'not-found';
  readonly pathname: string;
  readonly contentLanguage: string;
  readonly title: string;
  readonly description: string;
  readonly product: {
    readonly id: string;
    readonly name: string;
    /** The current one. */
    readonly version?: string;
    readonly rootPath: string;
    readonly noindex?: boolean;
  };
  /** Languages that the page is written in. */
  readonly writtenIn: readonly string[];
  readonly config: Pick<PublicConfig, 'canonicalOrigin' | 'docSearch'>;
  /** URL of the page's picture. */
  readonly ogImage?: string | undefined;
  readonly breadcrumbs?: readonly PageLink[];
}

/**
 * Title, description, canonical address, translations and robots of a page (SPEC HD-2).
 * The canonical address is in the language of the content: an untranslated page points to the English one.
 */
export function resolveHead(source: HeadSource): PageHead {
  const { kind, pathname, contentLanguage, title, description, product, config, ogImage } = source;
  const { canonicalOrigin = '' } = config;
  const isRoot = pathname === (product.rootPath || '/') || title === product.name;
  const canonical =
    kind === 'document' && config.canonicalOrigin !== undefined
      ? config.canonicalOrigin + toHref(pathname, contentLanguage)
      : undefined;
  const alternates = listAlternates(source).map(({ hreflang, language }) => ({
    hreflang,
    href: canonicalOrigin + toHref(pathname, language),
  }));
  return {
    title: isRoot ? product.name : `${title} | ${product.name}`,
    description,
    shareTitle: title,
    siteName: product.name,
    ...(ogImage !== undefined && { image: canonicalOrigin + ogImage }),
    ...(canonical !== undefined && {
      structuredData: createStructuredData({ ...source, canonical, canonicalOrigin }),
    }),
    ...(canonical !== undefined && { canonical }),
    ...(alternates.length > 0 && { alternates }),
    ...((kind === 'not-found' || product.noindex) && { robots: 'noindex' }),
    ...(config.docSearch && kind === 'document' && { docSearch: describeForCrawler(source) }),
  };
}

/** Versions and languages are told apart when they are searched. */
function describeForCrawler({ contentLanguage, product }: HeadSource) {
  const { id, version } = product;
  return { language: contentLanguage, productId: id, ...(version !== undefined && { version }) };
}

/** Only languages that the page is really written in: the others point to the English one by their canonical address. */
function listAlternates({ kind, writtenIn }: HeadSource) {
  if (kind === 'not-found' || writtenIn.length < 2) return [];
  return [
    ...writtenIn.map((language) => ({ hreflang: language, language })),
    { hreflang: 'x-default', language: defaultLanguage },
  ];
}
