import { searchIndexVersion, type IndexedPage, type SearchIndex } from '../engine';
import { publishManifest } from '../../../testing/publish-manifest.fixture';

const indexedPage = (
  href: string,
  title: string,
  headings: IndexedPage['headings'] = [],
  symbols: IndexedPage['symbols'] = [],
): IndexedPage => ({ href, title, breadcrumbs: ['Components'], headings, symbols });

/** The index of the product whose page the tests mount. The words of its body texts are in two shards. */
export const sampleIndex: SearchIndex = {
  schemaVersion: searchIndexVersion,
  language: 'en',
  product: {
    id: 'sample',
    name: 'Sample UI',
    family: 'Samples',
    version: 'v2.1.0',
    href: '/sample/',
  },
  pages: [
    indexedPage('/sample/button/', 'Button', [['Button sizes'], ['Accessibility'], ['Keyboard']]),
    indexedPage('/sample/dialog/', 'Dialog', [['Focus', 'focus'], ['Accessibility']]),
    indexedPage(
      '/sample/api/button/',
      'Button API',
      [],
      [{ kind: 'prop', prefix: 'prop-', names: ['disabled', 'variant'] }],
    ),
  ],
  shards: ['d', 'p'].map((prefix) => ({ prefix, href: `/sample/_assets/search-${prefix}.txt` })),
};

/** The index of another product. */
export const otherIndex: SearchIndex = {
  schemaVersion: searchIndexVersion,
  language: 'en',
  product: { id: 'other', name: 'Other UI', family: 'Samples', version: 'v5.0.0', href: '/other/' },
  pages: [
    indexedPage('/other/flexbox/', 'Flexbox', [['Accessibility']]),
    indexedPage('/other/spacing/', 'Spacing'),
    indexedPage('/other/stack/', 'Stack'),
  ],
  shards: [],
};

/** The responses of the server of the whole site; the home page has no index. */
export const siteAnswers = {
  '/sample/search-en.json': { json: sampleIndex },
  '/sample/docs-manifest.json': { json: publishManifest('sample', '/sample', 'Sample UI') },
  '/sample/_assets/search-d.txt': { body: 'docs 3\n' },
  '/sample/_assets/search-p.txt': { body: 'portal 3\n' },
  '/other/search-en.json': { json: otherIndex },
  '/other/docs-manifest.json': { json: publishManifest('other', '/other', 'Other UI') },
};
