import type { NavigationPage, PageModel } from '../../page/types';

/** A leaf of the navigation, for tests. */
export function samplePageItem(
  title: string,
  more: Partial<Omit<NavigationPage, 'kind'>> = {},
): NavigationPage {
  const path = title.toLowerCase().replaceAll(' ', '-');
  return { kind: 'page', title, href: `/sample/${path}/`, badges: [], ...more };
}

/** A page with one of each part, for tests. */
export const samplePage: PageModel = {
  href: '/sample/button/',
  language: 'en',
  contentLanguage: 'en',
  productId: 'sample',
  categoryId: 'core',
  product: {
    id: 'sample',
    name: 'Sample UI',
    metadata: 'Samples',
    tagline: 'A product that exists in tests only',
    logoSvg: '<svg viewBox="0 0 28 28"></svg>',
    wordmarkSvg: '<svg viewBox="0 0 28 28"></svg>',
    accent: { light: '#1668b8', dark: '#7db8f0' },
    href: '/sample/',
  },
  versions: [
    { text: 'v2.1.0', current: true },
    { text: 'v1', href: 'https://v1.example.com/', current: false },
  ],
  products: [
    { id: 'sample', rootPath: '/sample' },
    { id: 'other', rootPath: '/other' },
    { id: 'home', rootPath: '' },
  ],
  pathInProduct: '/button',
  title: 'Button',
  description: 'Buttons let people take actions with a single tap.',
  badges: ['beta'],
  navigation: [
    samplePageItem('Overview'),
    {
      kind: 'group',
      title: 'Components',
      badges: [],
      isOpen: true,
      children: [
        {
          kind: 'section',
          title: 'Inputs',
          badges: [],
          children: [
            samplePageItem('Button', { current: true }),
            samplePageItem('Number field', { badges: ['new', 'pro'] }),
          ],
        },
        { kind: 'text', title: 'Pivoting', badges: ['planned'] },
      ],
    },
    {
      ...samplePageItem('Guides'),
      kind: 'page-group',
      isOpen: false,
      children: [samplePageItem('Theming')],
    },
    samplePageItem('Design kit', {
      href: 'https://example.com/kit',
      external: true,
      linkProps: { 'data-ga-event-category': 'kit' },
    }),
  ],
  breadcrumbs: [{ title: 'Sample UI', href: '/sample/' }, { title: 'Components' }],
  previous: { title: 'Autocomplete', href: '/sample/autocomplete/' },
  next: { title: 'Checkbox', href: '/sample/checkbox/' },
  headings: [
    { level: 2, id: 'basic', text: 'Basic button' },
    { level: 3, id: 'sizes', text: 'Sizes' },
  ],
  resources: [
    { kind: 'api', title: 'Button API', href: '/sample/api/button/' },
    { kind: 'api', title: 'ButtonGroup API' },
    { kind: 'source', title: 'Source', href: 'https://example.com/tree/button' },
  ],
  markdownHref: '/sample/button/index.md',
  editUrl: 'https://example.com/edit/button.mdx',
  head: {
    title: 'Button - Sample UI',
    description: 'Buttons let people take actions.',
    shareTitle: 'Button',
    siteName: 'Sample UI',
  },
  kind: 'document',
};
