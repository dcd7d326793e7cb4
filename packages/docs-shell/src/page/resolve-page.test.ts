import { describe, expect, it } from 'vitest';
import { pageRequestFixture as request } from './page-request.fixture';
import { resolvePage } from './resolve-page';

const { document } = request;
if (!document) throw new Error('the fixture has a document');

describe('resolvePage', () => {
  it('returns the offline host only if one is configured', () => {
    const config = { ...request.config, productionHost: 'docs.example' };
    expect(resolvePage({ ...request, config }).offline).toEqual({
      host: 'docs.example',
      rootPath: '/paint',
    });
    expect(resolvePage(request).offline).toBeUndefined();
  });

  it('returns the whole model of a page', () => {
    const { navigation, product, ...page } = resolvePage(request);
    expect(navigation).toHaveLength(2);
    expect(product).toEqual({ ...request.product.identity, href: '/paint/' });
    expect(page).toEqual({
      href: '/paint/react-brush/',
      language: 'en',
      contentLanguage: 'en',
      productId: 'paint',
      categoryId: 'tools',
      versions: [{ text: '2.0.0', current: true }],
      products: [
        { id: 'paint', rootPath: '/paint' },
        { id: 'grid', rootPath: '/data/react-grid' },
        { id: 'data', rootPath: '/data' },
        { id: 'ink', rootPath: '/ink' },
        { id: 'pens', rootPath: '/office/pens' },
        { id: 'home', rootPath: '' },
      ],
      pathInProduct: '/react-brush',
      title: 'The brush',
      description: 'Paints lines.',
      badges: ['new', 'pro'],
      breadcrumbs: [
        { title: 'Paint', href: '/paint/' },
        { title: 'Components' },
        { title: 'Main inputs' },
        { title: 'The brush', href: '/paint/react-brush/' },
      ],
      previous: { title: 'Overview', href: '/paint/' },
      next: { title: 'Rest', href: '/paint/components/rest/' },
      headings: [{ level: 2, id: 'size', text: 'Size' }],
      editUrl: 'https://git.example/org/repo/edit/main/apps/paint/content/react-brush.mdx',
      feedback: { url: '/api/feedback', page: '/paint/react-brush/' },
      head: {
        title: 'The brush | Paint',
        description: 'Paints lines.',
        canonical: 'https://docs.example/paint/react-brush/',
        shareTitle: 'The brush',
        siteName: 'Paint',
        structuredData: expect.stringContaining(
          '{"@type":"ListItem","position":2,"name":"The brush","item":"https://docs.example/paint/react-brush/"}]',
        ) as string,
      },
      resources: [],
      markdownHref: '/paint/react-brush/index.md',
      kind: 'document',
    });
  });

  it('lists the section with the API of its components after its own headings', () => {
    const frontMatter = { ...document.frontMatter, components: ['useBrush'] };
    const page = resolvePage({ ...request, document: { ...document, frontMatter } });
    expect(page.headings.map(({ id }) => id)).toEqual(['size', 'api-reference']);
  });

  it('returns a not-found model for an address without a page', () => {
    const page = resolvePage({ ...request, pathname: '/paint/nowhere', document: null });
    expect(page).toMatchObject({
      kind: 'not-found',
      title: 'Page not found',
      description: expect.stringContaining('Paint has no page at this address.') as string,
      productId: 'paint',
      headings: [],
      head: { title: 'Page not found | Paint', robots: 'noindex' },
    });
    expect(page.head).not.toHaveProperty('canonical');
    expect(page).not.toHaveProperty('editUrl');
  });

  it('falls back to English content in a language without a translation', () => {
    expect(resolvePage({ ...request, language: 'zh' })).toMatchObject({
      href: '/zh/paint/react-brush/',
      language: 'zh',
      contentLanguage: 'en',
      product: { href: '/zh/paint/' },
      head: { canonical: 'https://docs.example/paint/react-brush/' },
    });
  });

  it('marks the language of a translated title on an untranslated page', () => {
    const titles = { '/paint/react-brush': '刷子' };
    const translations = { ...request.translations, language: 'zh', titles };
    expect(resolvePage({ ...request, language: 'zh', translations })).toMatchObject({
      title: '刷子',
      titleLanguage: 'zh',
      contentLanguage: 'en',
    });
  });

  it('lists alternates for translated languages only', () => {
    expect(resolvePage({ ...request, availableLanguages: ['en', 'zh'] }).head.alternates).toEqual([
      { hreflang: 'en', href: 'https://docs.example/paint/react-brush/' },
      { hreflang: 'zh', href: 'https://docs.example/zh/paint/react-brush/' },
      { hreflang: 'x-default', href: 'https://docs.example/paint/react-brush/' },
    ]);
    expect(resolvePage({ ...request, availableLanguages: ['en'] }).head).not.toHaveProperty(
      'alternates',
    );
  });

  it('sets noindex for a product that opts out of search engines', () => {
    const product = { ...request.product, noindex: true };
    expect(resolvePage({ ...request, product }).head.robots).toBe('noindex');
  });

  it('takes the title of a translated page from its own front matter', () => {
    const page = resolvePage({
      ...request,
      language: 'zh',
      document: { ...document, language: 'zh', frontMatter: { title: '刷子', description: '' } },
    });
    expect(page.title).toBe('刷子');
    expect(page.head.canonical).toBe('https://docs.example/zh/paint/react-brush/');
    expect(page.navigation[1]).toMatchObject({
      children: [{ children: [{ title: '刷子' }] }, {}, {}, {}, {}],
    });
  });

  it('uses only the product name in the head title of the product root', () => {
    expect(resolvePage({ ...request, pathname: '/paint/' }).head.title).toBe('Paint');
  });

  it('uses the product name as the title of the site root', () => {
    const product = { ...request.product, rootPath: '', pages: [{ pathname: '/' }] };
    const page = resolvePage({
      ...request,
      pathname: '/',
      product: { ...product, identity: { ...product.identity, id: 'home' } },
      document: null,
      hasPage: () => true,
    });
    expect(page).toMatchObject({ href: '/', product: { href: '/' }, title: 'Paint' });
  });

  it('survives a round trip through JSON', () => {
    const page = resolvePage(request);
    expect(JSON.parse(JSON.stringify(page))).toStrictEqual(page);
  });
});
