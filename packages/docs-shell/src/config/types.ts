/** Settings that pages and browsers may read. */
export interface PublicConfig {
  /** Origin of canonical URLs and of the sitemap: `https://docs.example.com`, without trailing slash. */
  readonly canonicalOrigin?: string;
  /** Host on which pages register the service worker. */
  readonly productionHost?: string;
  /** URL of the repository, for edit links: `https://github.com/org/repo`. */
  readonly repositoryUrl?: string;
  /** Targets of the three links at the top of the side navigation. */
  readonly links: {
    readonly versions?: string;
    readonly templates?: string;
    readonly blog?: string;
  };
  readonly googleAnalyticsId?: string;
  /** URL from which pages load the list of ads. Without it there are no ads. */
  readonly adListingUrl?: string;
  /** Further origins of ad images and tracking pixels. */
  readonly adHosts?: readonly string[];
  /** URL or path that receives feedback, or `off` for no form. */
  readonly feedbackUrl?: string;
  /** Algolia DocSearch, which replaces the built-in search. The key must be a search-only key. */
  readonly docSearch?: DocSearchSettings;
}

/** Index of Algolia DocSearch. */
export interface DocSearchSettings {
  readonly appId: string;
  readonly apiKey: string;
  readonly indexName: string;
}

/** Settings that a documented library needs in the browser. They are public. */
export interface LibrarySettings {
  /** License key of MUI X. The vendor intends it to be part of public code. */
  readonly muiXLicenseKey?: string;
}
