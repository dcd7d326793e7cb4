/** Settings that pages and browsers may know. The environment is read once, by `loadConfig` (SPEC 13). */
export interface PublicConfig {
  /** `https://docs.example.com`, without trailing slash: canonical addresses, sitemap. */
  readonly canonicalOrigin?: string;
  /** Host on which the offline worker registers (SPEC SW-1). */
  readonly productionHost?: string;
  /** Web address of the repository, for edit links: `https://github.com/org/repo`. */
  readonly repositoryUrl?: string;
  /** Targets of the three top-level links (SPEC NAV-2). */
  readonly links: {
    readonly versions?: string;
    readonly templates?: string;
    readonly blog?: string;
  };
  readonly googleAnalyticsId?: string;
  /** Where the ad network lists what it would show; without it there is no advertisement (SPEC AD-3). */
  readonly adListingUrl?: string;
  /** Origins beside the listing's that the network's pictures and pixels come from. */
  readonly adHosts?: readonly string[];
  /** Where the feedback form posts to: an absolute URL, a path of the site, or `off` (SPEC FB-1). */
  readonly feedbackUrl?: string;
  /** The hosted search that serves instead of the static index (SPEC SE-2). Its key may search and nothing else. */
  readonly docSearch?: DocSearchSettings;
}

/** Where a family of products has its hosted index. */
export interface DocSearchSettings {
  readonly appId: string;
  readonly apiKey: string;
  readonly indexName: string;
}

/** Settings (SPEC 13) that a documented library wants to know in the browser. What stands here is public. */
export interface LibrarySettings {
  /** Key of a library that is sold by licence: by its vendor's design it travels in the client's code. */
  readonly muiXLicenseKey?: string;
}
