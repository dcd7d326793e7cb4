import type { PublicConfig } from '../config';
import { defaultLanguage, toHref, type ProductTable } from '../routing';
import type { PageHead, PageLink } from './types';

/** The input of `resolveHead`. */
export interface HeadSource {
  readonly kind: 'document' | 'not-found';
  readonly pathname: string;
  readonly contentLanguage: string;
  readonly title: string;
  readonly description: string;
  readonly product: {
    readonly id: string;
    readonly name: string;
    /** The current version. */
    readonly version?: string;
    readonly rootPath: string;
    readonly noindex?: boolean;
  };
  /** Languages in which the page has content of its own. */
  readonly availableLanguages: readonly string[];
  readonly config: Pick<PublicConfig, 'canonicalOrigin' | 'docSearch'>;
  /** URL of the page's image. */
  readonly ogImage?: string | undefined;
  readonly breadcrumbs?: readonly PageLink[];
  readonly productTable: ProductTable;
}

/**
 * Returns title, description, canonical address, translations and robots of a page.
 * The canonical address is in the language of the content: an untranslated page points to the English one.
 */
export function resolveHead(source: HeadSource): PageHead {
  const {
    kind,
    pathname,
    contentLanguage,
    title,
    description,
    product,
    config,
    ogImage,
    productTable,
  } = source;
  const { canonicalOrigin = '' } = config;
  const isRoot = pathname === (product.rootPath || '/') || title === product.name;
  const canonical =
    kind === 'document' && config.canonicalOrigin !== undefined
      ? config.canonicalOrigin + toHref(pathname, contentLanguage, productTable)
      : undefined;
  const alternates = listAlternates(source).map(({ hreflang, language }) => ({
    hreflang,
    href: canonicalOrigin + toHref(pathname, language, productTable),
  }));
  return {
    title: isRoot ? product.name : `${title} | ${product.name}`,
    description,
    shareTitle: title,
    siteName: product.name,
    ...(ogImage !== undefined && { image: canonicalOrigin + ogImage }),
    ...(canonical !== undefined && {
      structuredData: createStructuredData(source, canonical, canonicalOrigin),
    }),
    ...(canonical !== undefined && { canonical }),
    ...(alternates.length > 0 && { alternates }),
    ...((kind === 'not-found' || product.noindex) && { robots: 'noindex' }),
    ...(config.docSearch && kind === 'document' && { docSearch: describeForCrawler(source) }),
  };
}

/** The hosted search keeps versions and languages apart. */
function describeForCrawler({ contentLanguage, product }: HeadSource) {
  const { id, version } = product;
  return { language: contentLanguage, productId: id, ...(version !== undefined && { version }) };
}

/** Lists translated languages only: in the others, the canonical address points to the English page. */
function listAlternates({ kind, availableLanguages }: HeadSource) {
  if (kind === 'not-found' || availableLanguages.length < 2) return [];
  return [
    ...availableLanguages.map((language) => ({ hreflang: language, language })),
    { hreflang: 'x-default', language: defaultLanguage },
  ];
}

/** Returns schema.org data, the article and its breadcrumbs, as JSON that is safe inside a `<script>`. */
function createStructuredData(
  { title, description, contentLanguage, breadcrumbs = [] }: HeadSource,
  canonical: string,
  canonicalOrigin: string,
): string {
  const linked = breadcrumbs
    .filter(({ href }) => href !== undefined)
    .map(({ title: name, href = '' }) => ({ name, item: canonicalOrigin + href }));
  const data = [
    {
      '@context': 'https://schema.org',
      '@type': 'TechArticle',
      headline: title,
      description,
      inLanguage: contentLanguage,
      url: canonical,
    },
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: linked.map((breadcrumb, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        ...breadcrumb,
      })),
    },
  ];
  return JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
}
