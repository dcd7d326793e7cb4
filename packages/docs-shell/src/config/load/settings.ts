/** What the table of settings says of a variable. */
export interface Setting {
  /** Place in `Config`. */
  readonly key: string;
  /** What it switches on. */
  readonly purpose: string;
  /** What happens without it. */
  readonly otherwise: string;
  /** Never shown, in a message least of all. */
  readonly secret?: true;
}

/** The table of settings, as `src/config/README.md` shows it (SPEC 13). */
export const settings: Readonly<Record<string, Setting>> = {
  DOCS_PRODUCTION_HOST: {
    key: 'productionHost',
    purpose: 'Host on which the offline worker registers: `docs.example.com`',
    otherwise: 'no offline worker',
  },
  DOCS_OFFLINE_WORKER: {
    key: 'offlineWorker',
    purpose:
      '`off` takes the offline worker and its caches away from every reader: `/sw.js` is one that clears up and goes',
    otherwise: '`on`',
  },
  DOCS_CANONICAL_ORIGIN: {
    key: 'canonicalOrigin',
    purpose: 'Origin of canonical addresses and of the sitemap: `https://docs.example.com`',
    otherwise: 'no canonical addresses',
  },
  DOCS_REPOSITORY_URL: {
    key: 'repositoryUrl',
    purpose: 'Web address of the repository: `https://github.com/org/repo`',
    otherwise: 'no “Edit this page”',
  },
  DOCS_MANIFEST_ORIGIN: {
    key: 'manifestOrigin',
    purpose:
      'Origin whose published manifests `docs check` reads for links into other products: `https://docs.example.com`',
    otherwise: 'those of `dist/site` in the workspace',
  },
  DOCS_ASSETS: {
    key: 'assets',
    purpose:
      'Where scripts, styles and fonts lie: `shared` is `/_assets/` for all products, `product` is `/_assets/<product>/`',
    otherwise: '`shared`',
  },
  DOCS_CACHE_DIR: {
    key: 'cacheFolder',
    purpose:
      'Folder in which builds keep finished bundles for each other, from the repository’s root',
    otherwise: '`node_modules/.cache/docs`',
  },
  DOCS_VERSIONS_URL: {
    key: 'links.versions',
    purpose: 'Target of “Versions” in the side navigation: a URL or a path',
    otherwise: '`/versions/`',
  },
  DOCS_TEMPLATES_URL: {
    key: 'links.templates',
    purpose: 'Target of “Templates” in the side navigation: a URL or a path',
    otherwise: 'the link is hidden',
  },
  DOCS_BLOG_URL: {
    key: 'links.blog',
    purpose: 'Target of “Blog” in the side navigation: a URL or a path',
    otherwise: 'the link is hidden',
  },
  DOCS_GOOGLE_ANALYTICS_ID: {
    key: 'googleAnalyticsId',
    purpose: 'Measurement id: `G-ABC1234567`',
    otherwise: 'nothing is loaded or sent',
  },
  DOCS_AD_LISTING_URL: {
    key: 'adListingUrl',
    purpose: 'Listing of the ad network: an `https:` URL',
    otherwise: 'no advertisement',
  },
  DOCS_AD_HOSTS: {
    key: 'adHosts',
    purpose:
      'Origins beside the listing’s that pictures and pixels of advertisements come from: `https://a.example https://b.example`',
    otherwise: 'those of other origins are left out',
  },
  DOCS_DOCSEARCH_APP_ID: {
    key: 'docSearch.appId',
    purpose: 'Algolia DocSearch: application; all three variables or none',
    otherwise: 'search by the static index',
  },
  DOCS_DOCSEARCH_API_KEY: {
    key: 'docSearch.apiKey',
    purpose: 'Algolia DocSearch: search-only key',
    otherwise: 'search by the static index',
    secret: true,
  },
  DOCS_DOCSEARCH_INDEX_NAME: {
    key: 'docSearch.indexName',
    purpose: 'Algolia DocSearch: index',
    otherwise: 'search by the static index',
  },
  DOCS_FEEDBACK_URL: {
    key: 'feedbackUrl',
    purpose: 'Where the feedback form posts to: a URL, a path, or `off` for no form',
    otherwise: '`/api/feedback`',
  },
  DOCS_FEEDBACK_READER_TOKEN: {
    key: 'feedbackReaderToken',
    purpose: 'Token for reading the feedback, at least 16 characters',
    otherwise: 'feedback cannot be read over the network',
    secret: true,
  },
  DOCS_DATABASE_URL: {
    key: 'databaseUrl',
    purpose: 'PostgreSQL for the feedback: `postgres://…`',
    otherwise: 'an embedded database',
    secret: true,
  },
  DOCS_FEEDBACK_FOLDER: {
    key: 'feedbackFolder',
    purpose: 'Folder of the embedded database, from the repository’s root',
    otherwise: '`.data/feedback`',
  },
  MUI_X_LICENSE_KEY: {
    key: 'muiXLicenseKey',
    purpose:
      'Licence of the data grid’s Pro and Premium plans; in the public code of the demos, as its vendor means it to be',
    otherwise: 'their demos show a watermark',
    secret: true,
  },
};
