import type { PageLink } from './types';

interface StructuredDataSource {
  readonly title: string;
  readonly description: string;
  readonly contentLanguage: string;
  readonly breadcrumbs?: readonly PageLink[];
  /** Absolute address of the page. */
  readonly canonical: string;
  readonly canonicalOrigin: string;
}

/** What search engines read: the article, and the way to it. JSON that may stand in a `<script>` (SPEC HD-2). */
export function createStructuredData(source: StructuredDataSource): string {
  const { title, description, contentLanguage, canonical, canonicalOrigin } = source;
  // The last breadcrumb is the page itself.
  const trail = (source.breadcrumbs ?? [])
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
      itemListElement: trail.map((step, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        ...step,
      })),
    },
  ];
  return JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
}
