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
  /** Where the feedback form posts to: an absolute URL, a path of the site, or `off` (SPEC FB-1). */
  readonly feedbackUrl?: string;
}
