/** A setting: an environment variable. */
export interface Setting {
  /** Path in `Config`. */
  readonly key: string;
  /** What the setting does. */
  readonly purpose: string;
  /** What happens if the variable is not set. */
  readonly otherwise: string;
  /** Whether the value must never be shown, for example in errors. */
  readonly secret?: true;
}

/** All settings by variable. `src/config/README.md` has the same table. */
export const settings: Readonly<Record<string, Setting>> = {
  DOCS_PRODUCTION_HOST: {
    key: 'productionHost',
    purpose: 'Host on which pages register the service worker: `docs.example.com`',
    otherwise: 'no service worker',
  },
  DOCS_OFFLINE_WORKER: {
    key: 'offlineWorker',
    purpose:
      '`off` removes the service worker and its caches for all readers: `/sw.js` unregisters itself',
    otherwise: '`on`',
  },
  DOCS_CANONICAL_ORIGIN: {
    key: 'canonicalOrigin',
    purpose: 'Origin of canonical URLs and of the sitemap: `https://docs.example.com`',
    otherwise: 'no canonical URLs',
  },
  DOCS_REPOSITORY_URL: {
    key: 'repositoryUrl',
    purpose: 'URL of the repository: `https://github.com/org/repo`',
    otherwise: 'no “Edit this page” link',
  },
  DOCS_MANIFEST_ORIGIN: {
    key: 'manifestOrigin',
    purpose:
      'Origin whose published manifests `docs check` and `docs dev` use to check links to other products: `https://docs.example.com`',
    otherwise: 'the manifests in `dist/site`',
  },
  DOCS_ASSETS: {
    key: 'assets',
    purpose:
      'Path of scripts, styles and fonts: `shared` is `/_assets/` for all products, `product` is `/_assets/<product>/`. A self-contained product ignores it',
    otherwise: '`shared`',
  },
  DOCS_CACHE_DIR: {
    key: 'cacheFolder',
    purpose: 'Folder of the build cache, relative to the repository root',
    otherwise: '`node_modules/.cache/docs`',
  },
  DOCS_VERSIONS_URL: {
    key: 'links.versions',
    purpose: 'Target of “Versions” in the side navigation: a URL or a path',
    otherwise: 'the target in `packages/products/src/site-links.ts`',
  },
  DOCS_TEMPLATES_URL: {
    key: 'links.templates',
    purpose: 'Target of “Templates” in the side navigation: a URL or a path',
    otherwise: 'the target in `packages/products/src/site-links.ts`',
  },
  DOCS_BLOG_URL: {
    key: 'links.blog',
    purpose: 'Target of “Blog” in the side navigation: a URL or a path',
    otherwise: 'the target in `packages/products/src/site-links.ts`',
  },
  DOCS_GOOGLE_ANALYTICS_ID: {
    key: 'googleAnalyticsId',
    purpose: 'Measurement id: `G-ABC1234567`',
    otherwise: 'nothing is loaded or sent',
  },
  DOCS_AD_LISTING_URL: {
    key: 'adListingUrl',
    purpose: '`https:` URL from which pages load the list of ads',
    otherwise: 'no ads',
  },
  DOCS_AD_HOSTS: {
    key: 'adHosts',
    purpose:
      'Further origins of ad images and tracking pixels: `https://a.example https://b.example`',
    otherwise: 'only images from the origin of the list are shown',
  },
  DOCS_DEMO_HOSTS: {
    key: 'demoHosts',
    purpose: 'Origins from which demos load images and data: `https://a.example https://b.example`',
    otherwise: 'demos load only from the site',
  },
  DOCS_DOCSEARCH_APP_ID: {
    key: 'docSearch.appId',
    purpose: 'Algolia DocSearch: application id. Set all three variables or none',
    otherwise: 'the built-in search',
  },
  DOCS_DOCSEARCH_API_KEY: {
    key: 'docSearch.apiKey',
    purpose: 'Algolia DocSearch: search-only key',
    otherwise: 'the built-in search',
    secret: true,
  },
  DOCS_DOCSEARCH_INDEX_NAME: {
    key: 'docSearch.indexName',
    purpose: 'Algolia DocSearch: index name',
    otherwise: 'the built-in search',
  },
  DOCS_FEEDBACK_URL: {
    key: 'feedbackUrl',
    purpose: 'URL or path that receives feedback, or `off` for no form',
    otherwise: '`/api/feedback`',
  },
  DOCS_FEEDBACK_READER_TOKEN: {
    key: 'feedbackReaderToken',
    purpose: 'Token for reading feedback, at least 16 characters',
    otherwise: 'feedback cannot be read over HTTP',
    secret: true,
  },
  DOCS_DATABASE_URL: {
    key: 'databaseUrl',
    purpose: 'PostgreSQL database for feedback: `postgres://…`',
    otherwise: 'an embedded database',
    secret: true,
  },
  DOCS_FEEDBACK_FOLDER: {
    key: 'feedbackFolder',
    purpose: 'Folder of the embedded database, relative to the repository root',
    otherwise: '`.data/feedback`',
  },
  DOCS_FEEDBACK_RETENTION_DAYS: {
    key: 'feedbackRetentionDays',
    purpose: 'Days after which the feedback service deletes answers and failed lookups',
    otherwise: 'answers are kept, failed lookups for 365 days',
  },
  DOCS_TRUSTED_PROXIES: {
    key: 'trustedProxies',
    purpose:
      'IP addresses and networks of all proxies in front of the feedback service, such as a CDN: `loopback 10.0.0.0/8`',
    otherwise: '`loopback`: only the site’s server on the same machine',
  },
  MUI_X_LICENSE_KEY: {
    key: 'muiXLicenseKey',
    purpose:
      'License key of the data grid’s Pro and Premium plans. Public in the code of demos, as the vendor intends',
    otherwise: 'demos of these plans show a watermark',
    secret: true,
  },
};
